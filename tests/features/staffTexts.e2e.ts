import type { Page } from '@playwright/test';
import { notification } from '../support/notification';
import { signInToSection } from '../support/staff';
import { expect, test } from '../support/test';
import { waitUntilPublished } from '../support/waitUntilPublished';

test.use({ shop: 'staff texts', html: 'composed' });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function write(page: Page, name: string, text: string, press = 'Save') {
  await button(page, `Edit ${name} of Home`).click();
  await page.getByRole('textbox', { name: `Text of ${name}`, exact: true }).fill(text);
  await button(page, press).click();
  await expect(page.getByRole('textbox', { name: `Text of ${name}` })).toHaveCount(0);
}

test('an owner changes texts in both languages and drafts, which visitors without scripts read', {
  tag: '@prove',
}, async ({ page, site, otherPage }) => {
  test.slow();
  const visitor = await otherPage({ javaScriptEnabled: false });
  const expectTitle = async (address: string, title: string) => {
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  };
  await signInToSection(page, site, 'Content', 'texts@example.com');

  await write(page, 'hero title', 'Tires for every road');
  await write(page, 'hero title es', 'Llantas para todo camino');
  await waitUntilPublished(site);
  await expectTitle('/', 'Tires for every road');
  await expectTitle('/es', 'Llantas para todo camino');

  // The row is gone, and the release's own text is back.
  await button(page, 'Edit hero title of Home').click();
  await button(page, 'Go back to the built-in text').click();
  await expect(page.getByText('Removed: your text for hero title')).toBeVisible();
  await waitUntilPublished(site);
  await expectTitle('/', 'Tires and auto repair you can trust');
  expect(await site.rows('content_blocks', 'page=eq.home&identifier=eq.hero_title')).toEqual([]);

  // What somebody wrote before can be put back, although it was in a row that is gone.
  await button(page, 'Edit hero title of Home').click();
  await page.getByText('Earlier versions').click();
  const wording = page.getByRole('listitem').filter({ hasText: 'Tires for every road' });
  await expect(wording).toContainText('Texts');
  await wording.getByRole('button', { name: 'Put it in the field' }).click();
  await button(page, 'Save').click();
  await expect(notification(page, 'Content updated successfully')).toBeVisible();

  // A key of another group that has no row yet, and one that has: both wait until they are published together.
  await write(page, 'hero title', 'Drafted tires', 'Save as draft');
  await page.getByRole('searchbox').fill('about us');
  await page.getByRole('searchbox').fill('');
  await write(page, 'hero title es', 'Llantas en borrador', 'Save as draft');
  await expect(page.getByRole('heading', { name: 'Drafts (2)' })).toBeVisible();
  await waitUntilPublished(site);
  await expectTitle('/', 'Tires for every road');
  await button(page, 'Publish 2 drafts').click();
  await expect(notification(page, 'Drafts published: 2')).toBeVisible();
  await waitUntilPublished(site);
  await expectTitle('/', 'Drafted tires');
  await expectTitle('/es', 'Llantas en borrador');
});

test('lists every text of every live version, and no page of visitors loads these files', async ({
  page,
  site,
  otherPage,
}) => {
  const visitor = await otherPage();
  const requests: string[] = [];
  visitor.on('request', (request) => requests.push(request.url()));
  await visitor.goto('/');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();

  await signInToSection(page, site, 'Content', 'all@example.com');
  // A namespace of each app: the shell, and each remote with public pages.
  for (const group of [
    ...['On every page', 'Menu and footer', 'Home', 'Tires and parts'],
    ...['Booking an appointment', 'Symptom checker'],
  ]) {
    const heading = page.getByRole('heading', {
      level: 2,
      name: new RegExp(`^${group} \\(\\d+\\)$`),
    });
    await expect(heading).toBeVisible();
  }
  await expect(page.getByText(/^admin/)).toHaveCount(0);
  await expect(page.getByText('No longer on any page')).toHaveCount(0);
  await page.getByRole('searchbox').fill('Please enter a valid email');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article')).toContainText('Escriba un correo electrónico válido');
  await page.getByRole('button', { name: 'Edit validation email of On every page' }).click();
  await page.getByText('Earlier versions').click();
  await expect(page.getByText('There are none.')).toBeVisible();
  expect(requests.filter((url) => url.includes('texts.json'))).toEqual([]);
});
