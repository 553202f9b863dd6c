import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../../support/accessible';
import { waitForFonts } from '../../support/fonts';

/** A phone, or 1280 pixels at 400 % zoom, and a desktop; `npm run prove` adds a tablet. */
const widths = () => (test.info().project.name === 'prove' ? [320, 768, 1440] : [320, 1440]);

/** How many pixels the page is too wide for its window; zero or less when it fits. */
export async function horizontalOverflow(page: Page) {
  await waitForFonts(page);
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/**
 * Checks the page in its current state at every width with axe, and for horizontal scrolling.
 * @param where the name of the page in the results
 */
export async function violationsAtEveryWidth(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths()) {
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
