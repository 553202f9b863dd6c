import type { Page } from '@playwright/test';
import type { PageSite } from '../../shared-site/pageSite';
import { expectHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

test.use({ html: 'composed' });

const namesIn = async (page: Page) => {
  const json = await page.locator('script#site').textContent();
  return (JSON.parse(json ?? '') as PageSite).remotes.map(({ name }) => name);
};

test('a page carries the remotes that it may show, and no other', async ({ page }) => {
  await page.goto('/booking');
  expect(await namesIn(page)).toEqual(['mf-booking']);
  await page.goto('/es/contact');
  expect(await namesIn(page)).toEqual(['mf-diagnostics', 'mf-storefront']);
});

const toContact = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true });

test('a page of another remote waits for the configuration, and is shown when it arrives', {
  tag: '@prove',
}, async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/site.json', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/booking');
  await expectHydrated(page);
  await toContact(page).click();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  letGo();
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveTitle(/^Book/);
  await page.evaluate(() => {
    history.pushState(null, '', '/nowhere');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await expect(
    page.getByRole('heading', { level: 1, name: 'We couldn’t find that page' }),
  ).toBeVisible();
});

test.describe('a configuration that cannot be loaded', () => {
  test.use({ expectedErrors: [/site\.json/] });

  test('shows the phone number and a retry for a page of another remote, which then opens', {
    tag: '@prove',
  }, async ({ page }) => {
    await page.route('**/site.json', (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/booking');
    await expectHydrated(page);
    await toContact(page).click();
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('(770) 555-0123');
    await page.unroute('**/site.json');
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveTitle(/^Contact/);
  });
});
