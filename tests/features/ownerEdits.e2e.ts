import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expectHydrated } from '../support/hydrated';
import { notification } from '../support/notification';
import { openSection, signInToSection, unfold } from '../support/staff';
import { expect, test } from '../support/test';
import { waitUntilPublished } from '../support/waitUntilPublished';

test.use({ shop: 'owner edits', html: 'composed' });
test.beforeEach(() => test.slow());

/** Chooses a picture by the button of a field, and says what it shows. */
async function choosePicture(page: Page, button: Locator, background: string, text: string) {
  const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (await chooser).setFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
  const crop = page.getByRole('dialog', { name: 'Crop the picture' });
  await expect(crop.getByRole('img', { name: 'The chosen picture' })).toBeVisible();
  await crop.getByRole('textbox', { name: 'What the picture shows' }).fill(text);
  await crop.getByRole('textbox', { name: 'The same in Spanish' }).fill(`${text} (es)`);
  await crop.getByRole('button', { name: 'Use this picture' }).click();
  await expect(crop).toBeHidden();
}

test('an owner replaces the team, the title of the home page and an article’s picture, and undoes one', {
  tag: '@prove',
}, async ({ page, site, otherPage }) => {
  const visitor = await otherPage({ javaScriptEnabled: false });
  const title = visitor.getByRole('heading', { level: 1 });
  const saveEntry = async () => {
    await page.getByRole('button', { name: 'Save entry' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  };

  await signInToSection(page, site, 'Lists', 'owner@example.com');
  for (const name of ['Danielle Brooks', 'Luis Ortega']) {
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await expect(page.getByRole('row', { name })).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Edit Marcus Bell' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Ana Torres');
  await saveEntry();

  await page.getByRole('button', { name: 'Articles' }).click();
  await page.getByRole('button', { name: 'Edit Wheel Alignment' }).click();
  const choose = page.getByRole('button', { name: 'Choose a picture (Picture)' });
  await choosePicture(page, choose, '#335577', 'A car on the rack');
  await saveEntry();

  await openSection(page, 'Content');
  const editTitle = page.getByRole('button', { name: 'Edit hero title of Home', exact: true });
  await editTitle.click();
  await page.getByRole('textbox', { name: 'Text of hero title' }).fill('Ana fixes cars');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notification(page, 'Content updated successfully')).toBeVisible();

  await waitUntilPublished(site);
  await visitor.goto('/');
  await expect(title).toHaveText('Ana fixes cars');
  await visitor.goto('/about');
  const people = visitor.getByRole('region', { name: 'Meet the team' });
  await expect(people.getByRole('heading', { level: 3 })).toHaveText(['Ana Torres']);
  await visitor.goto('/es/blog/wheel-alignment');
  const picture = visitor.getByRole('img', { name: 'A car on the rack (es)' });
  await expect(picture).toHaveAttribute('src', /^\/content\/[0-9a-f]{12}-1280\.webp$/);
  await expect(picture).toHaveAttribute('srcset', /-320\.webp 320w, /);

  await editTitle.click();
  await page.getByRole('button', { name: 'Go back to the built-in text' }).click();
  await expect(page.getByText('Removed: your text for hero title')).toBeVisible();
  await waitUntilPublished(site);
  await visitor.goto('/');
  await expect(title).toHaveText('Tires and auto repair you can trust');
});

test('an owner replaces pictures of services and home, and returns to a built-in one', {
  tag: '@prove',
}, async ({ page, site, otherPage }) => {
  const visitor = await otherPage({ javaScriptEnabled: false });
  await signInToSection(page, site, 'Settings', 'pictures@example.com');
  await unfold(page, 'Page pictures');
  const field = (name: string) => page.getByRole('group', { name, exact: true });
  const choose = (name: string) =>
    page.getByRole('button', { name: `Choose a picture (${name})`, exact: true });
  const save = async () => {
    await page.getByRole('button', { name: 'Save pictures' }).click();
    await expect(notification(page, 'Pictures updated successfully').first()).toBeVisible();
    await waitUntilPublished(site);
  };
  await expect(field('Tire services')).toContainText('the picture that came with the site');
  await choosePicture(page, choose('Tire services'), '#557733', 'Our new tire bay');
  await choosePicture(page, choose('Home page picture'), '#773355', 'Our workshop');
  await save();

  await visitor.goto('/services');
  const services = visitor.getByRole('region', { name: 'Our services' });
  const picture = services.getByRole('img', { name: 'Our new tire bay' });
  await expect(picture).toHaveAttribute('src', /^\/content\/[0-9a-f]{12}-1280\.webp$/);
  await expect(picture).toHaveAttribute('width', '800');
  const box = await picture.boundingBox();
  const builtIn = services.getByRole('img', { name: 'A technician with a checklist' });
  expect(box?.height).toBe((await builtIn.boundingBox())?.height);
  await visitor.goto('/es');
  await expect(visitor.getByRole('img', { name: 'Our workshop (es)' })).toHaveAttribute(
    'src',
    /^\/content\//,
  );
  // A difference from its HTML would be a console error.
  const scripted = await otherPage();
  await scripted.goto('/services');
  await expectHydrated(scripted);
  await expect(scripted.getByRole('img', { name: 'Our new tire bay' })).toBeVisible();

  await field('Tire services').getByRole('button', { name: 'Describe it' }).click();
  const describe = page.getByRole('dialog', { name: 'Describe the picture' });
  await expect(describe.getByText('Used by: Tire services.')).toBeVisible();
  await describe.getByRole('button', { name: 'Cancel' }).click();
  await field('Tire services').getByRole('button', { name: 'Remove it' }).click();
  await save();
  await visitor.goto('/services');
  await expect(services.getByRole('img', { name: /^A technician carrying a tire/ })).toBeVisible();
  await expect(services.getByRole('img', { name: 'Our new tire bay' })).toHaveCount(0);
});

test('an owner renames an entry of the menus in one language', { tag: '@prove' }, async ({
  page,
  site,
  otherPage,
}) => {
  await signInToSection(page, site, 'Content', 'menu@example.com');
  await page.getByRole('searchbox').fill('menu header about');
  await page
    .getByRole('button', { name: 'Edit menu header about of Menu and footer', exact: true })
    .click();
  await page.getByRole('textbox', { name: 'Text of menu header about' }).fill('Who we are');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(notification(page, 'Content updated successfully')).toBeVisible();
  await waitUntilPublished(site);

  const menu = (visitor: Page, name: string) => visitor.getByRole('navigation', { name });
  const plain = await otherPage({ javaScriptEnabled: false });
  await plain.goto('/contact');
  await expect(menu(plain, 'Main menu').getByRole('link', { name: 'Who we are' })).toBeVisible();
  await plain.goto('/es/contact');
  await expect(menu(plain, 'Menú principal').getByRole('link', { name: 'Nosotros' })).toBeVisible();
  const scripted = await otherPage();
  await scripted.goto('/contact');
  await expectHydrated(scripted);
  await expect(menu(scripted, 'Main menu').getByRole('link', { name: 'Who we are' })).toBeVisible();
});
