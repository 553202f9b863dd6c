import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsOf } from '../support/accessible';
import { bookableDay } from '../support/shopDays';
import { PASSWORD, signIn } from '../support/staff';
import { expect, test } from '../support/test';
import { waitUntilPublished } from '../support/waitUntilPublished';
import { horizontalOverflow } from '../web/support/everyWidth';

test.use({ shop: 'offers', html: 'composed', viewport: { width: 390, height: 844 } });

const photo = () =>
  sharp({ create: { width: 1500, height: 1000, channels: 3, background: '#2255aa' } })
    .jpeg()
    .toBuffer();

async function addPicture(page: Page) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture (Picture)' }).click();
  await (await chooser).setFiles({
    ...{ name: 'snow.jpg', mimeType: 'image/jpeg', buffer: await photo() },
  });
  const crop = page.getByRole('dialog', { name: 'Crop the picture' });
  await crop.getByRole('textbox', { name: 'What the picture shows' }).fill('A road with snow');
  await crop.getByRole('textbox', { name: 'The same in Spanish' }).fill('Un camino con nieve');
  await crop.getByRole('button', { name: 'Use this picture' }).click();
  await expect(crop).toBeHidden();
}

test('staff add an offer of a catalogue with a picture, and visitors without scripts see both there', {
  tag: '@prove',
}, async ({ page, site, otherPage }) => {
  await site.makeAdmin('offers@example.com', PASSWORD);
  await signIn(page, 'offers@example.com');
  await expect(page.getByText('Welcome, offers@example.com')).toBeVisible();
  await page.goto('/admin/settings?section=offers');
  await page.getByRole('button', { name: 'Add offer' }).click();
  const form = page.getByRole('dialog', { name: 'Add an offer' });
  await form.getByRole('textbox', { name: 'Title in English' }).fill('Winter sale');
  await form.getByRole('textbox', { name: 'Title in Spanish' }).fill('Rebaja de invierno');
  await form.getByRole('textbox', { name: 'Text in English' }).fill('Save $80 on a set of four.');
  await form.getByRole('combobox', { name: 'Catalog' }).selectOption('Winter tires');
  await form.getByLabel('From').fill('2026-01-01T08:00');
  await form.getByLabel('Until').fill(`${bookableDay(9)}T17:00`);
  await addPicture(page);
  expect(await violationsOf(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  await form.getByRole('button', { name: 'Save offer' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('row', { name: /^Winter sale/ })).toContainText('Winter tires');
  await waitUntilPublished(site);

  const visitor = await otherPage({ javaScriptEnabled: false });
  for (const [language, title, alt] of [
    ['', 'Winter sale', 'A road with snow'],
    ['/es', 'Rebaja de invierno', 'Un camino con nieve'],
  ] as const) {
    await visitor.goto(`${language}/tires/winter-tires`);
    const main = visitor.getByRole('main');
    const heading = main.getByRole('heading', { name: title });
    await expect(heading).toBeVisible();
    const picture = main.getByRole('img', { name: alt });
    await expect(picture).toBeVisible();
    await expect(picture).toHaveAttribute('srcset', /-320\.webp 320w, /);
    const address = await picture.getAttribute('src');
    expect((await fetch(site.origin + address)).status).toBe(200);
    const [top, list] = [await heading.boundingBox(), await main.locator('#results').boundingBox()];
    expect(top?.y).toBeLessThan(list?.y ?? 0);

    await visitor.goto(language || '/');
    await expect(visitor.getByRole('main').getByRole('img', { name: alt })).toHaveCount(1);
    const link = visitor.getByRole('main').getByRole('link', { name: title });
    await expect(link).toHaveAttribute('href', `${language}/tires/winter-tires`);
  }

  await test.step('its picture says where it is used, and the offer comes back with it', async () => {
    await page.getByRole('button', { name: 'Edit Winter sale' }).click();
    await page.getByRole('button', { name: 'Describe it (Picture)' }).click();
    const describe = page.getByRole('dialog', { name: 'Describe the picture' });
    await expect(describe.getByText('Used by: Winter sale.')).toBeVisible();
    await describe.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    const stored = () => site.rows('offers', 'select=id,picture,category');
    const before = await stored();
    await page.getByRole('button', { name: 'Remove Winter sale' }).click();
    await expect.poll(stored).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(stored).toEqual(before);
  });
});
