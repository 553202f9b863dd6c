import { expect, type Page, type TestInfo, test } from '@playwright/test';
import { violationsOf, waitForAnimations } from '../../support/accessible';
import { waitForFonts } from '../../support/fonts';
import { unreadableInLargeText } from './largeText';

/** A phone, or 1280 pixels at 400 % zoom; a desktop; a tablet. */
const widths = [320, 1440, 768];

/** How many states a test has checked. */
const checked = new WeakMap<TestInfo, number>();

const isProof = () => test.info().project.name.startsWith('prove');

/** The states of a test take turns in the widths; `npm run prove` checks each state at every width. */
function widthsNow() {
  const info = test.info();
  if (isProof()) return widths;
  const turn = checked.get(info) ?? 0;
  checked.set(info, turn + 1);
  return widths.filter((_, at) => at === turn % widths.length);
}

/** How many pixels the page is too wide for its window; zero or less when it fits. */
export async function horizontalOverflow(page: Page) {
  await waitForFonts(page);
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Dialogs that can be scrolled as a whole: a focus takes their title away, and leaves an empty space below. */
const scrollingDialogs = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('dialog[open]')]
      .map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
      .filter((pixels) => pixels > 0)
      .map((pixels) => `a dialog scrolls as a whole by ${pixels} px`),
  );

/** axe measures the fill of letters, for which Chromium reports the color that it would have without forced colors. */
const setTextFill = (page: Page, isForced: boolean) =>
  page.evaluate((forced) => {
    for (const element of document.querySelectorAll<HTMLElement>('body, body *')) {
      const { color } = getComputedStyle(element);
      if (forced) element.style.setProperty('-webkit-text-fill-color', color);
      else element.style.removeProperty('-webkit-text-fill-color');
    }
  }, isForced);

/** Checks the page in its current state with axe, in the colours that the system forces on it. */
async function violationsInForcedColors(page: Page, where: string): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.waitForFunction(() => matchMedia('(forced-colors: active)').matches);
  // A colour that fades to a forced one is neither.
  await waitForAnimations(page);
  await setTextFill(page, true);
  const found = await violationsOf(page);
  await setTextFill(page, false);
  await page.emulateMedia({ forcedColors: null });
  return found.map((barrier) => `${where} in forced colours: ${barrier}`);
}

/**
 * Checks the page in its current state with axe and for horizontal scrolling, see `widthsNow`; in `npm run prove` also in
 * forced colours and in large letters.
 * @param where the name of the page in the results
 */
export async function violationsAtEveryWidth(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of widthsNow()) {
    await page.setViewportSize({ width, height: 900 });
    const barriers = [...(await violationsOf(page)), ...(await scrollingDialogs(page))];
    const pixels = await horizontalOverflow(page);
    if (pixels > 0) barriers.push(`scrolls sideways by ${pixels} px`);
    found.push(...barriers.map((barrier) => `${where} at ${width}: ${barrier}`));
  }
  if (isProof()) {
    found.push(...(await violationsInForcedColors(page, where)));
    found.push(...(await unreadableInLargeText(page, where)));
  }
  return found;
}

/** Expects no violation on the page in its current state at every width. */
export async function expectAccessibleAtEveryWidth(
  page: Page,
  where = new URL(page.url()).pathname,
) {
  expect.soft(await violationsAtEveryWidth(page, where)).toEqual([]);
}
