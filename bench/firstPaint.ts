import type { Browser } from 'playwright-core';
import { comparedPages, type PageName } from './compareVariants';
import { marked } from './limits';
import { newVisitor, openMeasuredPage, slowPhone } from './load/openMeasuredPage';
import { median } from './median';
import { table } from './table';

/** What is measured in turns, and where it stands in the report. */
const compared = {
  composed: 'this site',
  prerendered: 'one app',
  /** How far two measurements of the same site lie apart. */
  control: 'one app again',
  withoutScripts: 'without scripts',
} as const;
type Compared = keyof typeof compared;
const names = Object.keys(compared) as Compared[];

/** Where each of them is served. */
export type PaintOrigins = Record<Compared, string>;

/** Milliseconds. */
interface Paints {
  fcp: number;
  lcp: number;
}

/** Medians of first visits. */
export interface FirstPaint {
  rounds: number;
  pages: Record<PageName, Record<Compared, Paints>>;
}

/** At most so many times as late as one prerendered app of the same sources. */
const LIMIT = 1.05;

/** Until the page's own scripts have run, not until it is idle: that takes three times as long. */
async function measurePaints(browser: Browser, url: string): Promise<Paints> {
  const context = await newVisitor(browser, slowPhone);
  try {
    const { page } = await openMeasuredPage(context, slowPhone);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => window.pageTimes.lcp > 0);
    return await page.evaluate(() => window.pageTimes);
  } finally {
    await context.close();
  }
}

const byName = <Value>(of: (name: Compared) => Value) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Compared, Value>;

/**
 * One visit's first paint is up to a third earlier or later than another's, so that it takes tens of visits to tell
 * variants apart that differ by a twentieth.
 */
export async function measureFirstPaint(
  browser: Browser,
  origins: PaintOrigins,
  rounds: number,
): Promise<FirstPaint> {
  const pages: Partial<FirstPaint['pages']> = {};
  for (const [name, path] of Object.entries(comparedPages)) {
    console.info(`  ${name}`);
    const taken = byName((): Paints[] => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const variant of round % 2 ? names.toReversed() : names) {
        taken[variant].push(await measurePaints(browser, origins[variant] + path));
      }
    }
    pages[name as PageName] = byName((variant) => ({
      fcp: median(taken[variant].map(({ fcp }) => fcp)),
      lcp: median(taken[variant].map(({ lcp }) => lcp)),
    }));
  }
  return { rounds, pages: pages as FirstPaint['pages'] };
}

export function firstPaintReport({ rounds, pages }: FirstPaint): string {
  const rowsOf = (paint: keyof Paints) =>
    Object.entries(pages).map(([page, times]) => {
      const toApp = times.composed[paint] / times.prerendered[paint];
      const control = times.control[paint] / times.prerendered[paint];
      return [
        page,
        ...names.map((name) => Math.round(times[name][paint]).toString()),
        marked(toApp.toFixed(3), toApp <= LIMIT),
        control.toFixed(3),
      ];
    });
  const head = [...Object.values(compared), 'to one app', 'control'];
  return `## The first paint beside one app

Medians of ${rounds} alternated visits until the page has loaded, under the same throttling, in milliseconds. At most
${LIMIT} of one prerendered app's. The control is that app against itself; without scripts is this site's HTML alone.

${table(['First paint of content', ...head], rowsOf('fcp'))}

${table(['Largest paint', ...head], rowsOf('lcp'))}
`;
}
