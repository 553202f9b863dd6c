import type { Page } from '@playwright/test';

/** Holds requests of a page until `release` is called, and counts them. */
export async function holdRequests(page: Page, matches: Parameters<Page['route']>[0]) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let requestCount = 0;
  await page.route(matches, async (route) => {
    requestCount += 1;
    await released;
    // The page that sent the request may have been left.
    await route.continue().catch(() => {});
  });
  return { release, requestCount: () => requestCount };
}
