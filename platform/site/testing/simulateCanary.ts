import { type Comparison, judgeCanary, type Stratum, VITALS, type Vital } from '../judgeCanary';

/** A canary as it is in truth. */
export interface TrueRates {
  /** The shares of visits that fail on an ordinary day. */
  live: number;
  canary: number;
  /** The shares of visits whose vital is not good on an ordinary day; default: a tenth of both. */
  vitals?: Partial<Record<Vital, { live: number; canary: number }>>;
  /** How many times as often both fail and are slow on every third day, for example because of a slow network. */
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

const ORDINARY_VITALS = { live: 0.1, canary: 0.1 };
/** The shares of visits that measure a vital; LCP is one of first pages only. */
const MEASURED: Record<Vital, { first: number; app: number }> = {
  LCP: { first: 0.9, app: 0 },
  INP: { first: 0.5, app: 0.9 },
  CLS: { first: 0.7, app: 0.7 },
};

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

/** Counts a visit in the stratum of its number. */
function count(
  strata: Stratum[],
  index: number,
  version: 'live' | 'canary',
  hasFailed: boolean,
): void {
  while (strata.length <= index) strata.push(emptyStratum());
  const counts = strata[index]?.[version];
  if (!counts) return;
  counts.visits += 1;
  if (hasFailed) counts.failed += 1;
}

/**
 * Lets visitors come until a canary has passed all its steps or is withdrawn.
 * @throws where it is neither after 20,000 visits
 */
export function simulateCanary(rates: TrueRates, random: () => number): Outcome {
  const counted: Record<keyof Comparison, Stratum[]> = { failures: [], LCP: [], INP: [], CLS: [] };
  let canaryVisits = 0;
  for (let visit = 0, step = 1; visit < MOST_VISITS; visit += 1) {
    const day = Math.floor(visit / VISITS_A_DAY);
    const isFirst = random() < FIRST_PAGES;
    const index = 2 * day + (isFirst ? 1 : 0);
    const version = random() * 100 < (STEPS[step - 1] ?? 0) ? 'canary' : 'live';
    const factor = (day % 3 === 2 ? (rates.badDays ?? 1) : 1) * (isFirst ? 2 * IN_APP : IN_APP);
    if (version === 'canary') canaryVisits += 1;
    count(counted.failures, index, version, random() < rates[version] * factor);
    for (const vital of VITALS) {
      if (random() >= MEASURED[vital][isFirst ? 'first' : 'app']) continue;
      const shares = rates.vitals?.[vital] ?? ORDINARY_VITALS;
      count(counted[vital], index, version, random() < shares[version] * factor);
    }
    if (visit % BETWEEN) continue;
    const { verdict } = judgeCanary(counted, step);
    if (verdict === 'withdraw') return { end: 'withdrawn', canaryVisits };
    if (verdict === 'step') step += 1;
    if (step > STEPS.length) return { end: 'promoted', canaryVisits };
  }
  throw new Error(`the canary is neither promoted nor withdrawn after ${MOST_VISITS} visits`);
}
