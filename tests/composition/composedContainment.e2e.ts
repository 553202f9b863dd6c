import type { Page } from '@playwright/test';
import { expectElementHydrated, expectHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';
import { injectFault } from './support/remoteFaults';

// Composed pages: a failure to load a file does not change the readable page.
test.use({ shop: 'public pages', html: 'composed', expectedErrors: [/./] });

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: '(770) 555-0123' });

/** The asynchronous chunks of the shell. The first one holds its translations. */
const translationChunks = /\/shell\/[^/]+\/static\/js\/async\/.+\.js$/;
const phone = (page: Page) => page.getByRole('banner').locator('a[href^="tel:"]').first();

/** Aborts requests for the files of a remote until the returned function is called. */
async function abortRequests(page: Page, remote: string) {
  const files = (url: URL) => url.pathname.startsWith(`/${remote}/`);
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

for (const [remote, path, title] of [
  ['mf-storefront', '/contact', /^Contact/],
  ['mf-booking', '/booking', /^Book/],
  ['mf-diagnostics', '/es/diagnostics', /síntomas/i],
] as const) {
  const details = remote === 'mf-booking' ? {} : { tag: '@prove' };
  test(`${path} can be read without the files of ${remote}`, details, async ({ page }) => {
    await abortRequests(page, remote);
    const refused = page.waitForEvent('requestfailed');
    await page.goto(path);
    await refused;
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(failure(page)).toBeHidden();
  });
}

test('a page that cannot be loaded shows an error, and a retry loads it', {
  tag: '@prove',
}, async ({ page }) => {
  const restore = await abortRequests(page, 'mf-booking');
  await page.goto('/contact');
  // Before, a link leads to a document, which can be read.
  await expectHydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).click();
  await expect(failure(page)).toContainText('isn’t loading');
  await restore();
  await failure(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveTitle(/^Book/);
});

test('a page can be read without the translations of the shell', { tag: '@prove' }, async ({
  page,
}) => {
  await page.route(translationChunks, (route) => route.abort());
  const silent = page.waitForEvent('console', (message) =>
    message.text().includes('[shell] locales'),
  );
  await page.goto('/es/booking');
  await silent;
  await expect(phone(page)).toContainText('Llámenos');
  await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click();
  await expect(page).toHaveTitle(/^Contact/);
});

test('translations that load at the second attempt are shown', { tag: '@prove' }, async ({
  page,
}) => {
  // A page without HTML of its own, which preloads nothing: its first request is the first attempt.
  const lost = new Set<string>();
  await page.route(translationChunks, (route) => {
    const { pathname } = new URL(route.request().url());
    if (lost.has(pathname)) return route.continue();
    lost.add(pathname);
    return route.abort();
  });
  await page.goto('/booking/cancel');
  await expect(phone(page)).toContainText('Call us');
  expect(lost.size).toBeGreaterThan(0);
});

test('an error of the layout itself renders the whole site again', async ({ page }) => {
  const restore = await abortRequests(page, 'mf-booking');
  await page.goto('/booking');
  const bar = page.getByRole('region', { name: 'Page not fully loaded' });
  await expect(bar).toBeVisible();
  // React fails to remove it once the page is complete.
  await bar.evaluate((element) => element.remove());
  await restore();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const title = page.getByRole('heading', { level: 1 });
  await expectElementHydrated(title);
  await expect(phone(page)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveTitle(/^Contact/);
});

test('an error in hydration is reported to the remote that threw it', async ({ page, site }) => {
  await injectFault(page, site, 'mf-booking', 'throws in hydration');
  const reported = page.waitForRequest((request) =>
    (request.postData() ?? '').includes('"event":"crash"'),
  );
  await page.goto('/booking');
  const { p_events } = (await reported).postDataJSON();
  const crash = { remote: 'mf-booking', route: '/booking', event: 'crash', error: 'Error' };
  expect(p_events).toContainEqual(expect.objectContaining(crash));
  // The page still loads what its links lead to.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
