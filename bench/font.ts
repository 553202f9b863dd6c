import type { Browser, Page } from 'playwright-core';
import { comparedPages, type PageName } from './compareVariants';
import { marked } from './limits';
import { newVisitor, openMeasuredPage, slowPhone } from './load/openMeasuredPage';
import { table } from './table';

/** Counts of visits, and the largest layout shift of one. */
interface Shown {
  first: number;
  next: number;
  shift: number;
}

/** In how many visits the shop's own font is shown, on their first page and on the next one. */
export interface FontVisits {
  visits: number;
  pages: Record<PageName, Shown>;
}

const FAMILY = 'Archivo';

/** In percent of the visits, at least. */
const AT_LEAST = { first: 90, next: 100 };

/** The page that a visitor opens next. */
const NEXT = '/services';

/** Whether the heading is shown in the shop's font, and how much moved since the navigation began. */
async function look(page: Page): Promise<{ isOwn: boolean; shift: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
  return {
    isOwn: fonts.length > 0 && fonts.every((font) => font.familyName.startsWith(FAMILY)),
    shift,
  };
}

async function visit(browser: Browser, origin: string, path: string) {
  const context = await newVisitor(browser, slowPhone);
  try {
    const { page } = await openMeasuredPage(context, slowPhone);
    await page.goto(origin + path, { waitUntil: 'load' });
    // Later than it may still be shown.
    await page.waitForTimeout(1_000);
    const first = await look(page);
    await page.goto(origin + NEXT, { waitUntil: 'load' });
    const next = await look(page);
    return { first, next };
  } finally {
    await context.close();
  }
}

export async function measureFont(
  browser: Browser,
  origin: string,
  visits: number,
): Promise<FontVisits> {
  const pages: Partial<FontVisits['pages']> = {};
  for (const [name, path] of Object.entries(comparedPages)) {
    console.info(`  ${name}`);
    const shown: Shown = { first: 0, next: 0, shift: 0 };
    for (let round = 0; round < visits; round += 1) {
      const { first, next } = await visit(browser, origin, path);
      shown.first += Number(first.isOwn);
      shown.next += Number(next.isOwn);
      shown.shift = Math.max(shown.shift, first.shift, next.shift);
    }
    pages[name as PageName] = shown;
  }
  return { visits, pages: pages as FontVisits['pages'] };
}

export function fontReport({ visits, pages }: FontVisits): string {
  const percent = (count: number, atLeast: number) => {
    const reached = Math.round((100 * count) / visits);
    return marked(`${reached} %`, reached >= atLeast);
  };
  const rows = Object.entries(pages).map(([page, { first, next, shift }]) => [
    page,
    percent(first, AT_LEAST.first),
    percent(next, AT_LEAST.next),
    marked(shift.toFixed(3), shift === 0),
  ]);
  return `## How often the shop's font is shown

${visits} first visits of each page, CPU slowed 4 times, on the slow connection, each followed by \`${NEXT}\`: in how many the
heading is in the shop's font (at least ${AT_LEAST.first} and ${AT_LEAST.next} %), and the largest layout shift of one of them.

${table(['first page', 'on it', 'on the next one', 'shift'], rows)}
`;
}
