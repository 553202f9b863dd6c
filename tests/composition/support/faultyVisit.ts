import type { Locator, Page } from '@playwright/test';
import { expectElementHydrated } from '../../support/hydrated';
import type { RunningSite } from '../../support/runningSite';
import { expect } from '../../support/test';
import { PageWatch } from './pageWatch';
import {
  crashes,
  type Fault,
  holdEntry,
  injectFault,
  isFileOf,
  liveRemote,
  recovers,
} from './remoteFaults';

/** A page and what it shows of one remote. */
export interface ShownModule {
  address: string;
  remote: string;
  module: string;
}

const PHONE = '+17705550123';
const bars = {
  en: { name: 'Page not fully loaded', retry: 'Try again' },
  es: { name: 'Página incompleta', retry: 'Intentar de nuevo' },
} as const;

/** The notice that a page can only be read, in the language of its address. */
function barOf(page: Page, address: string) {
  const { name, retry } = bars[address.startsWith('/es/') ? 'es' : 'en'];
  const bar = page.getByRole('region', { name, exact: true });
  return { bar, retry: bar.getByRole('button', { name: retry }) };
}

async function expectBar(page: Page, address: string) {
  const { bar, retry } = barOf(page, address);
  await expect(bar).toBeVisible();
  await expect(bar.getByRole('link')).toHaveAttribute('href', `tel:${PHONE}`);
  await expect(retry).toBeEnabled();
}

/** The first heading that a module shows. */
const headingOf = (page: Page, { remote, module }: ShownModule) =>
  page
    .locator(`main [data-remote="${remote}"][data-module="${module}"]`)
    .locator('h1, h2, h3')
    .first();

const isHydrated = (element: Locator) =>
  element.evaluate((each) => Object.keys(each).some((key) => key.startsWith('__reactProps')));

/** A link to another page: in the page itself, or in the header where the page has none. */
async function linkOf(page: Page): Promise<Locator> {
  const { pathname } = new URL(page.url());
  const isOther = `a[href^="/"]:not([href="${pathname}"]):visible`;
  const own = page.getByRole('main').locator(isOther);
  if ((await own.count()) > 0) return own.first();
  return page.getByRole('banner').getByRole('navigation').locator(isOther).first();
}

/**
 * Expects that a link requests a document. The response has no content, so that the page stays. It
 * is pressed by keyboard, since a pointer may prefetch its target, which is not requested again.
 */
async function expectDocumentNavigation(page: Page) {
  const link = await linkOf(page);
  const path = await link.getAttribute('href');
  const isPath = (url: URL) => url.pathname === path;
  await page.route(isPath, (route) => route.fulfill({ status: 204 }));
  const requested = page.waitForRequest((request) => isPath(new URL(request.url())));
  await link.press('Enter');
  expect((await requested).isNavigationRequest()).toBe(true);
}

/** Opens a page with a faulty remote for eleven seconds, presses a link, and retries. */
export async function visitWithFault(
  page: Page,
  site: RunningSite,
  shown: ShownModule,
  fault: Fault,
) {
  const isFile = isFileOf(liveRemote(site, shown.remote));
  const watch = await PageWatch.start(page, (url) => fault === 'hangs' && isFile(url));
  const mend = await injectFault(page, site, shown.remote, fault);
  await watch.open(shown.address);
  // A widget is loaded when it is seen. At once: the element is replaced when its page crashes.
  await headingOf(page, shown).evaluate((each) => each.scrollIntoView({ block: 'nearest' }));
  // React renders a page again that throws in hydration: an article shows its skeleton while its text
  // has not arrived.
  if (recovers(fault)) await watch.passTime(11_000, () => watch.expectSameInTheEnd());
  else await watch.passTime(11_000);
  const heading = headingOf(page, shown);
  const { bar, retry } = barOf(page, shown.address);
  if (recovers(fault)) {
    await expectElementHydrated(heading);
    await expect(bar).toBeHidden();
    return;
  }
  await expectBar(page, shown.address);
  expect(await isHydrated(heading)).toBe(false);
  await expectDocumentNavigation(page);

  await mend();
  await page.clock.resume();
  await retry.click();
  await expectElementHydrated(heading);
  await expect(bar).toBeHidden();
  if (crashes(fault)) await watch.expectSameInTheEnd();
  else await watch.expectUnchanged();
}

/** Opens a page whose remote answers after some seconds of the page's clock: it hydrates as it is. */
export async function visitWithLateEntry(
  page: Page,
  site: RunningSite,
  shown: ShownModule,
  milliseconds: number,
) {
  const remote = liveRemote(site, shown.remote);
  const watch = await PageWatch.start(page, isFileOf(remote));
  const release = await holdEntry(page, remote);
  await watch.open(shown.address);
  const heading = headingOf(page, shown);
  await heading.scrollIntoViewIfNeeded();
  const composed = await heading.elementHandle();
  const { bar } = barOf(page, shown.address);

  await watch.passTime(milliseconds);
  expect(await isHydrated(heading)).toBe(false);
  if (milliseconds > 8_000) await expectBar(page, shown.address);
  else await expect(bar).toBeHidden();

  release();
  await expectElementHydrated(heading);
  await expect(bar).toBeHidden();
  await watch.passTime(11_000 - Math.min(milliseconds, 8_000));
  expect(await composed?.evaluate((each) => document.contains(each))).toBe(true);
}
