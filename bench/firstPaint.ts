import type { Browser } from 'playwright-core';
import { comparedPages, type PageName } from './compareVariants';
import { marked } from './limits';
import { newVisitor, openMeasuredPage, slowPhone } from './load/openMeasuredPage';
import { median } from './median';
import { table } from './table';
import type { Variant } from './variants/buildVariants';

const compared = ['composed', 'prerendered'] as const;
type Compared = (typeof compared)[number];

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

/**
 * One visit's first paint is up to a third earlier or later than another's, so that it takes tens of visits to tell
 * variants apart that differ by a twentieth.
 */
export async function measureFirstPaint(
  browser: Browser,
  origins: Record<Variant, string>,
  rounds: number,
): Promise<FirstPaint> {
  const pages: Partial<FirstPaint['pages']> = {};
  for (const [name, path] of Object.entries(comparedPages)) {
    console.info(`  ${name}`);
    const taken: Record<Compared, Paints[]> = { composed: [], prerendered: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const variant of round % 2 ? compared.toReversed() : compared) {
        taken[variant].push(await measurePaints(browser, origins[variant] + path));
      }
    }
    const medianOf = (variant: Compared) => ({
      fcp: median(taken[variant].map(({ fcp }) => fcp)),
      lcp: median(taken[variant].map(({ lcp }) => lcp)),
    });
    pages[name as PageName] = {
      composed: medianOf('composed'),
      prerendered: medianOf('prerendered'),
    };
  }
  return { rounds, pages: pages as FirstPaint['pages'] };
}

export function firstPaintReport({ rounds, pages }: FirstPaint): string {
  const ratio = (page: PageName, paint: keyof Paints) => {
    const { composed, prerendered } = pages[page];
    const reached = composed[paint] / prerendered[paint];
    return marked(reached.toFixed(3), reached <= LIMIT);
  };
  const rows = (Object.keys(pages) as PageName[]).map((page) => [
    page,
    ...compared.map((variant) => Math.round(pages[page][variant].fcp).toString()),
    ratio(page, 'fcp'),
    ...compared.map((variant) => Math.round(pages[page][variant].lcp).toString()),
    ratio(page, 'lcp'),
  ]);
  return `## The first paint beside one app

Medians of ${rounds} alternated visits until the page has loaded, under the same throttling. At most ${LIMIT} of one
prerendered app's.

${table(['', 'FCP (ms)', 'one app', 'ratio', 'LCP (ms)', 'one app', 'ratio'], rows)}
`;
}
