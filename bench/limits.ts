import { budgetOf } from '@shop/platform/release/sizeBudget';

export const lighthouseLimits = {
  /** How many points of performance fewer than the same page with its scripts blocked, at most. */
  fewerPoints: 2,
  /** By the way of throttling: points at least, milliseconds at most. */
  simulated: { performance: 93, blocking: Number.POSITIVE_INFINITY },
  applied: { performance: 98, blocking: 120 },
  /** Accessibility, best practices and SEO, at least. */
  otherCategories: 100,
};

export const responsivenessLimits = {
  blocking: 150,
  /** How many tasks of a load may take longer than 50 ms. */
  longTasks: 1,
  nextPaint: 100,
};

/** Milliseconds from a press of staff to the next paint, at the 95th percentile. */
export const deskLimits = { press: 100 };

/** Milliseconds that composing a URL may take. */
export const composeLimit = 40;

/** Seconds until a changed menu is live on all pages of 36 remotes. */
export const menuLimit = 5;

/** Of pages that hydrate at the first press: bytes, compressed, and milliseconds. */
export const pressLimits = { scriptBytes: 1000 * budgetOf('press'), answer: 100, done: 2_000 };

/**
 * The most that parts of the site may weigh, in bytes, compressed. A limit binds from the moment at
 * which the accepted sizes keep it: later sizes over it cannot be accepted.
 */
export const sizeLimits = {
  /** JavaScript of a first visit, by the address of the page. */
  scripts: {
    '/': pressLimits.scriptBytes,
    '/about': pressLimits.scriptBytes,
    '/services': pressLimits.scriptBytes,
    '/gallery': pressLimits.scriptBytes,
    '/blog': pressLimits.scriptBytes,
    '/contact': pressLimits.scriptBytes,
    '/diagnostics': pressLimits.scriptBytes,
    '/privacy': pressLimits.scriptBytes,
    '/tires/all': pressLimits.scriptBytes,
    '/auto-parts/all': pressLimits.scriptBytes,
  },
  /** The federation entry of each remote. */
  entry: 10_000,
};

const CROSS = '✗';

/** A figure, with a cross where it misses its limit. */
export const marked = (figure: string, met: boolean) => `${figure}${met ? '' : ` ${CROSS}`}`;

/** @returns the lines of a report that have a missed limit, each below the title of its section */
export function missedLimits(report: string): string[] {
  const missed: string[] = [];
  let title = '';
  for (const line of report.split('\n')) {
    if (line.startsWith('#')) title = line;
    if (!line.includes(CROSS)) continue;
    if (!missed.includes(title)) missed.push(title);
    missed.push(line);
  }
  return missed;
}
