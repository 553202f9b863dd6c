import { expect, type Page, type TestInfo, test } from '@playwright/test';
import { violationsOf } from '../../support/accessible';
import { waitForFonts } from '../../support/fonts';

/** A phone, or 1280 pixels at 400 % zoom; a desktop; a tablet. */
const widths = [320, 1440, 768];

/** How many states a test has checked. */
const checked = new WeakMap<TestInfo, number>();

/** The states of a test take turns in the widths; `npm run prove` checks each state at every width. */
function widthsNow() {
  const info = test.info();
  if (info.project.name.startsWith('prove')) return widths;
  const turn = checked.get(info) ?? 0;
  checked.set(info, turn + 1);
  return widths.filter((_, at) => at === turn % widths.length);
}

/** How many pixels the page is too wide for its window; zero or less when it fits. */
export async function horizontalOverflow(page: Page) {
  await waitForFonts(page);
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/**
 * Checks the page in its current state with axe and for horizontal scrolling, see `widthsNow`.
 * @param where the name of the page in the results
 */
export async function violationsAtEveryWidth(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of widthsNow()) {
    await page.setViewportSize({ width, height: 900 });
    const barriers = await violationsOf(page);
    const pixels = await horizontalOverflow(page);
    if (pixels > 0) barriers.push(`scrolls sideways by ${pixels} px`);
    found.push(...barriers.map((barrier) => `${where} at ${width}: ${barrier}`));
  }
  return found;
}

/** Expects no violation on the page in its current state at every width. */
export async function expectAccessibleAtEveryWidth(
  page: Page,
  where = new URL(page.url()).pathname,
) {
  expect(await violationsAtEveryWidth(page, where)).toEqual([]);
}
