import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { serveFiles } from '../server/serveFiles';
import { GROUP_COOKIE } from '../site/canaries';
import { chromiumArgs, findChromium } from './chromium';
import { allowedSources } from './shopPolicy';

/** How long a page may take to hydrate on a busy machine, in milliseconds. */
const HYDRATION_TIMEOUT = 30_000;

/** The site has no backend while it is checked: requests to it fail. */
const isNetworkError = (text: string) =>
  /^Failed to load resource|^Fetch API cannot load/.test(text);

const isHydrated = () =>
  [...document.querySelectorAll('[data-remote]')].every((marker) =>
    Object.keys(marker).some((key) => key.startsWith('__reactProps')),
  );

/**
 * The computed styles of everything outside the released remotes, a line for each property. Sizes are
 * left out: they follow from what the page contains.
 */
function stylesOutside(apps: readonly string[]): string[] {
  const size = /^(?:width|height|(?:inline|block)-size|top|right|bottom|left|inset-.*|.*-origin)$/;
  const isReleased = (element: Element) => {
    const remote = element.closest<HTMLElement>('[data-remote]')?.dataset['remote'];
    return remote !== undefined && apps.includes(remote);
  };
  return [...document.querySelectorAll('#root *')]
    .filter((element) => !isReleased(element))
    .flatMap((element, index) => {
      const styles = getComputedStyle(element);
      return [...styles]
        .filter((property) => !size.test(property))
        .map(
          (property) =>
            `${index} <${element.localName}> ${property}: ${styles.getPropertyValue(property)}`,
        );
    });
}

async function visit(context: BrowserContext, url: string) {
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isNetworkError(message.text())) errors.push(message.text());
  });
  await page.goto(url, { waitUntil: 'load' });
  const timeout = HYDRATION_TIMEOUT;
  const hydrated = await page.waitForFunction(isHydrated, undefined, { timeout }).then(
    () => true,
    () => false,
  );
  // Effects, and what they load, come after hydration.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  if (!hydrated) errors.push(`it did not hydrate within ${HYDRATION_TIMEOUT / 1000} s`);
  return { page, errors };
}

/** The first property outside the released remotes that differs from the live page. */
async function changedStyle(next: Page, live: Page, apps: readonly string[]) {
  const [now, before] = [
    await next.evaluate(stylesOutside, apps),
    await live.evaluate(stylesOutside, apps),
  ];
  // Another menu has other elements, which cannot be compared one by one.
  if (now.length !== before.length) return undefined;
  return now.find((line, index) => line !== before[index]);
}

interface Checked {
  /** A site in which the apps are live, with its pages composed. */
  draft: string;
  /** The site as visitors have it. */
  siteDir: string;
  apps: readonly string[];
  /** The addresses that show the apps. */
  addresses: readonly string[];
}

/**
 * Opens the pages of a release in a real browser.
 * @returns a sentence for each page that logs an error, does not hydrate as it was composed, or changes
 *   a style of the frame or of another remote
 */
export async function checkPages({ draft, siteDir, apps, addresses }: Checked): Promise<string[]> {
  const [next, live] = [
    await serveFiles(draft, allowedSources),
    await serveFiles(siteDir, allowedSources),
  ];
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    const cookie = { name: GROUP_COOKIE, value: '0' };
    // A canary's visitor: the released version may be one.
    await context.addCookies([{ ...cookie, url: next.origin }]);
    // The names that tsx gives functions for stack traces, in the text that the browser receives.
    await context.addInitScript('globalThis.__name = (named) => named;');
    // A version that is not released must not reach the backend of the live site.
    await context.route(
      ({ origin }) => origin !== next.origin && origin !== live.origin,
      (route) => route.abort(),
    );
    const problems: string[] = [];
    for (const address of addresses) {
      const checked = await visit(context, next.origin + address);
      const before = await visit(context, live.origin + address);
      const [error] = checked.errors;
      const style = await changedStyle(checked.page, before.page, apps);
      if (error) problems.push(`${address} logs an error in the browser: ${error.split('\n')[0]}`);
      if (style) problems.push(`${address} changes a style outside ${apps.join(', ')}: ${style}`);
      await checked.page.close();
      await before.page.close();
    }
    return problems;
  } finally {
    await browser.close();
    await Promise.all([next.close(), live.close()]);
  }
}
