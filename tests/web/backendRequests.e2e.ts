import type { Page } from '@playwright/test';
import { chooseService } from '../support/booking';
import { openAndSettle } from '../support/hydrated';
import { expect, test } from '../support/test';
import { alternatingPages } from './support/publicPages';

test.use({ html: 'composed', shop: 'public pages' });

/** What a page has requested from the backend so far, by path. */
function backendRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(rest|auth)\//.test(pathname)) requests.push(pathname);
  });
  return requests;
}

test('no public page sends a request to the backend on a first visit', async ({
  otherPage,
  site,
}) => {
  test.slow();
  const found: string[] = [];
  for (const path of await alternatingPages(site)) {
    // A browser that has stored nothing.
    const page = await otherPage();
    const requests = backendRequests(page);
    await openAndSettle(page, site.origin + path);
    found.push(...requests.map((request) => `${path}: ${request}`));
    await page.close();
  }
  expect(found).toEqual([]);
});

test('the booking wizard requests the free times at its second step', async ({ page }) => {
  const requests = backendRequests(page);
  await openAndSettle(page, '/booking');
  expect(requests).toEqual([]);
  await chooseService(page, 'Oil Change');
  await expect.poll(() => requests).toEqual(['/rest/v1/rpc/full_slots']);
});
