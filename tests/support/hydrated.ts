import { expect, type Locator, type Page } from '@playwright/test';
import { timeLimit } from './timeLimit';

/** A page that hydrates at the first press is asked to do so. */
const requestHydration = (page: Page) => page.evaluate(() => dispatchEvent(new Event('hydrate')));

/** Waits until React has hydrated, or rendered, all that remotes have on the page. */
export async function expectHydrated(page: Page, timeout?: number) {
  const markers = page.locator('[data-remote]');
  // A widget is hydrated once it is seen.
  const widgets = page.locator('[data-remote] [data-remote] > :first-child');
  const scrolled = await page.evaluate(() => [window.scrollX, window.scrollY] as const);
  await expect
    .poll(
      async () => {
        await requestHydration(page);
        for (const widget of await widgets.all()) await widget.scrollIntoViewIfNeeded();
        return markers.evaluateAll(
          (all) =>
            all.length > 0 &&
            all.every((each) => Object.keys(each).some((key) => key.startsWith('__reactProps'))),
        );
      },
      timeout ? { timeout } : {},
    )
    .toBe(true);
  if ((await widgets.count()) > 0) {
    await page.evaluate(([x, y]) => window.scrollTo(x, y), scrolled);
  }
  // React marks an element while it renders; effects run before the browser is idle.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Waits until React has hydrated one element: a click before that is lost. */
export const expectElementHydrated = (element: Locator) =>
  expect
    .poll(async () => {
      await requestHydration(element.page());
      return element.evaluate((each) =>
        Object.keys(each).some((key) => key.startsWith('__reactProps')),
      );
    })
    .toBe(true);

/** How long a page makes no request once its idle work is done, in milliseconds. */
const QUIET = 1_000;

/**
 * Opens a composed page and waits until it is hydrated, has done what it does in idle time, and
 * makes no more requests.
 * @returns the response with its HTML
 */
export async function openAndSettle(page: Page, path: string) {
  let lastRequest = Date.now();
  const note = () => {
    lastRequest = Date.now();
  };
  page.on('request', note);
  // The first thing that a composed page requests in idle time.
  const idle = page.waitForResponse('**/site.json', { timeout: timeLimit(45_000) });
  const response = await page.goto(path);
  await requestHydration(page);
  await idle;
  await expectHydrated(page);
  await expect.poll(() => Date.now() - lastRequest).toBeGreaterThan(QUIET);
  page.off('request', note);
  return response;
}
