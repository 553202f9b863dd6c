import { judgeCanary, type Stratum } from '../judgeCanary';

/** A canary as it is in truth. */
export interface TrueRates {
  /** The shares of visits that fail on an ordinary day. */
  live: number;
  canary: number;
  /** How many times as often both fail on every third day, for example because of a slow network. */
  badDays?: number;
}

export interface Outcome {
  end: 'promoted' | 'withdrawn';
  /** How many visits had the canary by then. */
  canaryVisits: number;
}

export const STEPS = [5, 25, 50];
export const VISITS_A_DAY = 200;
/** A rule that has not decided by then never does. */
const MOST_VISITS = 20_000;
/** How many visits come between two judgements. */
export const BETWEEN = 20;
/** The share of visits whose page is the first one. */
const FIRST_PAGES = 0.4;
/** How many times as often as the mean a page in the app fails: half as often as a first page. */
const IN_APP = 1 / (2 * FIRST_PAGES + (1 - FIRST_PAGES));

/** Numbers from 0 to 1, the same for each seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const emptyStratum = (): Stratum => ({
  live: { visits: 0, failed: 0 },
  canary: { visits: 0, failed: 0 },
});

/**
 * Lets visitors come until a canary has passed all its steps or is withdrawn.
 * @throws where it is neither after 20,000 visits
 */
export function simulateCanary(rates: TrueRates, random: () => number): Outcome {
  const strata: Stratum[] = [];
  let canaryVisits = 0;
  for (let visit = 0, step = 1; visit < MOST_VISITS; visit += 1) {
    const day = Math.floor(visit / VISITS_A_DAY);
    const isFirst = random() < FIRST_PAGES;
    const index = 2 * day + (isFirst ? 1 : 0);
    while (strata.length <= index) strata.push(emptyStratum());
    const version = random() * 100 < (STEPS[step - 1] ?? 0) ? 'canary' : 'live';
    const factor = (day % 3 === 2 ? (rates.badDays ?? 1) : 1) * (isFirst ? 2 * IN_APP : IN_APP);
    const counts = strata[index]?.[version];
    if (!counts) continue;
    counts.visits += 1;
    if (version === 'canary') canaryVisits += 1;
    if (random() < rates[version] * factor) counts.failed += 1;
    if (visit % BETWEEN) continue;
    const { verdict } = judgeCanary(strata, step);
    if (verdict === 'withdraw') return { end: 'withdrawn', canaryVisits };
    if (verdict === 'step') step += 1;
    if (step > STEPS.length) return { end: 'promoted', canaryVisits };
  }
  throw new Error(`the canary is neither promoted nor withdrawn after ${MOST_VISITS} visits`);
}
