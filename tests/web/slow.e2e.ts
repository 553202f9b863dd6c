import type { Page } from '@playwright/test';
import { builtInShop } from '@shop/shared-contract';
import { holdRequests } from '../support/holdRequests';
import { expectHydrated } from '../support/hydrated';
import { languageLink } from '../support/languageLink';
import { expect, test } from '../support/test';
import { timeLimit } from '../support/timeLimit';

test.use({ html: 'composed', shop: 'public pages' });
// These tests mostly wait for the network, and are the last of a run.
test.describe.configure({ mode: 'parallel' });

/** Slow 3G: 400 kbit/s, 400 ms round-trip time. */
async function throttleToSlow3G(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const bytesPerSecond = 400_000 / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
}

const phone = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: '(770) 555-0123' }).first();

const hasPainted = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length > 0);

for (const [path, title] of [
  ['/', 'Tires and auto repair you can trust'],
  ['/tires/all', 'All Tires'],
  ['/booking', 'Book your appointment'],
  ['/es/contact', 'Hable con nosotros'],
] as const) {
  test(`on slow 3G, ${path} can be read before any script has loaded`, { tag: '@prove' }, async ({
    page,
  }) => {
    await throttleToSlow3G(page);
    const { release } = await holdRequests(page, /\.js(\?|$)/);
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(phone(page)).toBeVisible();
    await expect.poll(() => hasPainted(page)).toBe(true);
    release();
    await expectHydrated(page, timeLimit(45_000));
    const isSpanish = path.startsWith('/es');
    await languageLink(page, isSpanish ? 'English' : 'Español').click();
    const changed = isSpanish ? 'en' : 'es';
    await expect(page.locator('html')).toHaveAttribute('lang', changed, {
      timeout: timeLimit(30_000),
    });
  });

  // A page in Spanish in `npm test`, the others in `npm run prove`.
  const details = path.startsWith('/es') ? {} : { tag: '@prove' };
  test(`${path} can be read without JavaScript`, details, async ({ otherPage, site }) => {
    const page = await otherPage({ javaScriptEnabled: false });
    await page.goto(site.origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(phone(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('7671 Tara Blvd Suite B');
  });
}

test('forms without JavaScript show a notice with the phone number', async ({
  otherPage,
  site,
}) => {
  const page = await otherPage({ javaScriptEnabled: false });
  const main = page.getByRole('main');
  const notice = main.getByRole('status').filter({ hasText: /needs JavaScript.*\(770\) 555-0123/ });
  for (const path of ['/contact', '/booking']) {
    await page.goto(site.origin + path);
    await expect(notice).toBeVisible();
  }
  // The notice is shown outside the steps of the wizard.
  const [above, below] = await Promise.all([
    notice.boundingBox(),
    main.getByRole('list', { name: 'Booking steps' }).boundingBox(),
  ]);
  expect(Number(below?.y) - Number(above?.y) - Number(above?.height)).toBeGreaterThan(8);
});

test('a page that loads slowly is announced and is not blank', { tag: '@prove' }, async ({
  page,
}) => {
  const { release } = await holdRequests(page, /\/mf-booking\/.*\.js/);
  await page.goto('/contact');
  await expectHydrated(page);
  await throttleToSlow3G(page);
  await page.getByRole('banner').getByRole('link', { name: 'Book Now' }).first().click();
  await expect(page.getByText('Loading the page…').first()).toBeVisible();
  await expect(page).toHaveTitle(builtInShop.name);
  await expect(phone(page)).toBeVisible();
  await expect(page).toHaveURL(/\/booking$/);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Book your appointment');
});
