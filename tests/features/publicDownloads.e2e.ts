import type { Page } from '@playwright/test';
import { PASSWORD, signIn } from '../support/staff';
import { expect, test } from '../support/test';

test.use({ shop: 'public pages' });

/** Of each public remote, and of each of its chunks that asks the backend. */
const publicPaths = ['/', '/contact', '/tires/all', '/booking', '/diagnostics'];

/** Strings of the full data client that no minifier changes: a header, a storage key, a message. */
const fullClient = ['X-Supabase-Api-Version', 'supabase.auth.token', 'phx_join'];

/** Records the downloads of a page, and reads the scripts among them. */
function downloadsOf(page: Page) {
  const requested: string[] = [];
  const scripts = new Map<string, Promise<string>>();
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    // Bodies of left pages are not available, so each address is fetched again.
    if (pathname.endsWith('.js')) scripts.set(pathname, fetched(response.url()));
  });
  const marked = async () => {
    const texts = [...(await Promise.all(scripts.values()))];
    return fullClient.filter((mark) => texts.some((text) => text.includes(mark)));
  };
  return { requested, scripts, marked };
}

const fetched = async (address: string) => (await fetch(address)).text();

test('visitors download neither the admin area nor the full data client', {
  tag: '@prove',
}, async ({ page, site }) => {
  const { requested, scripts, marked } = downloadsOf(page);
  for (const path of publicPaths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  expect(requested.filter((path) => path.startsWith('/mf-admin/'))).toEqual([]);
  expect(requested.filter((path) => path.startsWith('/auth/'))).toEqual([]);
  expect(requested.some((path) => path.startsWith('/mf-booking/'))).toBe(true);
  expect(scripts.size).toBeGreaterThan(publicPaths.length);
  expect(await marked()).toEqual([]);

  // The same records contain the admin area once a visitor opens it.
  await site.makeAdmin('downloads@example.com', PASSWORD);
  await signIn(page, 'downloads@example.com');
  await expect(page.getByText('Welcome, downloads@example.com')).toBeVisible();
  expect(requested.filter((path) => path.startsWith('/mf-admin/'))).not.toEqual([]);
  expect(await marked()).toEqual(fullClient);
});
