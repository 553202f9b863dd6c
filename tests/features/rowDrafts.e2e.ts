import type { Page } from '@playwright/test';
import { notification } from '../support/notification';
import { product } from '../support/products';
import { openSection, signInToSection } from '../support/staff';
import { expect, test } from '../support/test';
import { waitUntilPublished } from '../support/waitUntilPublished';

// The server has no page of what was never published: the page renders the draft all the same.
test.use({ shop: 'row drafts', html: 'composed', expectedErrors: [/404 \(Not Found\)/] });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Uploads a picture where the cursor is in the English text. */
async function addPicture(page: Page) {
  const { default: sharp } = await import('sharp');
  const buffer = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#335577' },
  })
    .jpeg()
    .toBuffer();
  const chooser = page.waitForEvent('filechooser');
  await button(page, 'Choose a picture (Text in English)').click();
  await (await chooser).setFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
  const crop = page.getByRole('dialog', { name: 'Crop the picture' });
  await crop.getByRole('textbox', { name: 'What the picture shows' }).fill('A snowy road');
  await crop.getByRole('button', { name: 'Use this picture' }).click();
  await expect(crop).toBeHidden();
}

test('the draft of a product is seen on its page, and visitors pay its price once it is published', {
  tag: '@prove',
}, async ({ page, site, otherPage }) => {
  test.slow();
  const visitor = await otherPage({ javaScriptEnabled: false });
  await site.add('products', [product({ name: 'Alpine Grip', price: 120 })]);
  await waitUntilPublished(site);
  await signInToSection(page, site, 'Products', 'prices@example.com');
  await button(page, 'Edit Alpine Grip').click();
  await page.getByRole('dialog').getByLabel('Price').fill('99.50');
  await button(page, 'Save as draft').click();
  await expect(notification(page, 'Draft saved')).toBeVisible();
  await page.getByRole('link', { name: /^See drafts on the page/ }).click();
  await button(page, 'See it on the page: Product: Alpine Grip').click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Alpine Grip');
  await expect(frame.getByText('$99.50').first()).toBeVisible();
  await waitUntilPublished(site);
  await visitor.goto('/tires/all');
  const card = visitor.getByRole('article').filter({ hasText: 'Alpine Grip' });
  await expect(card).toContainText('$120');
  await button(page, 'Publish 1 draft').click();
  await expect(notification(page, 'Draft published')).toBeVisible();
  await waitUntilPublished(site);
  await visitor.reload();
  await expect(card).toContainText('$99.50');
});

test('a new article and a change of another are seen on their pages, and published together', {
  tag: '@prove',
}, async ({ page, site, otherPage }) => {
  test.slow();
  const visitor = await otherPage({ javaScriptEnabled: false });
  const title = visitor.getByRole('heading', { level: 1 });
  const dialog = page.getByRole('dialog');
  await signInToSection(page, site, 'Lists', 'drafts@example.com');
  await button(page, 'Articles').click();
  await button(page, 'Edit Wheel Alignment').click();
  const name = dialog.getByRole('textbox', { name: 'Title in English' });
  await name.fill('Why a car drifts');
  await button(page, 'Save as draft').click();
  await expect(notification(page, 'Draft saved')).toBeVisible();
  await button(page, 'Add an article').click();
  await name.fill('Driving in snow');
  await dialog.getByRole('textbox', { name: 'Text in English' }).fill('Slow **down**.');
  await addPicture(page);
  await button(page, 'Save as draft').click();
  await expect(button(page, 'Edit the draft of Driving in snow')).toBeVisible();

  // Staff see both on the pages that they will have, also after a reload, and visitors none.
  await openSection(page, 'Content');
  await page.reload();
  const frame = page.frameLocator('iframe');
  await button(page, 'See it on the page: Article: Driving in snow').click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Driving in snow');
  await expect(frame.locator('strong', { hasText: 'down' })).toBeVisible();
  const picture = frame.getByRole('img', { name: 'A snowy road' });
  await expect(picture).toHaveJSProperty('naturalWidth', 900);
  await button(page, 'See it on the page: Article: Why a car drifts').click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Why a car drifts');
  await waitUntilPublished(site);
  for (const address of ['/blog/driving-in-snow', '/blog', '/blog.xml', '/sitemap.xml']) {
    await visitor.goto(address);
    expect(await visitor.content()).not.toMatch(/Driving in snow|driving-in-snow|Why a car drifts/);
  }
  await visitor.goto('/blog/wheel-alignment');
  await expect(title).not.toHaveText('Why a car drifts');

  await button(page, 'Publish 2 drafts').click();
  await expect(notification(page, 'Drafts published: 2')).toBeVisible();
  await waitUntilPublished(site);
  await visitor.goto('/blog/driving-in-snow');
  await expect(title).toHaveText('Driving in snow');
  await expect(visitor.getByRole('img', { name: 'A snowy road' })).toHaveAttribute(
    'srcset',
    /-320\.webp 320w/,
  );
  await visitor.goto('/blog/wheel-alignment');
  await expect(title).toHaveText('Why a car drifts');
});
