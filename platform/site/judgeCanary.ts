/** Visits of one version, and how many of them failed a measure. */
export interface Visits {
  visits: number;
  failed: number;
}

/** Visits that are like each other: of one day, and with pages that were reached in the same way. */
export interface Stratum {
  live: Visits;
  canary: Visits;
}

/** A web vital of the library web-vitals. */
export const VITALS = ['LCP', 'INP', 'CLS'] as const;
export type Vital = (typeof VITALS)[number];

/**
 * The strata of everything that is compared. A visit fails a vital when that is not good, and counts only
 * where its browser has measured it; LCP is measured for first pages only.
 */
export type Comparison = Record<'failures' | Vital, readonly Stratum[]>;

export interface Judgement {
  verdict: 'step' | 'wait' | 'withdraw';
  /** The numbers that it is based on, as a sentence. */
  reason: string;
}

interface Measure {
  /** What the counted visits have in common. */
  failed: string;
  /** How much higher the canary's share of failed visits must be, whatever the number of visits. */
  smallestExcess: number;
}

/** The limits of good vitals are those of web.dev/articles/vitals; the database counts by them. */
const measures: Record<keyof Comparison, Measure> = {
  failures: { failed: 'failed', smallestExcess: 0.005 },
  LCP: { failed: 'had an LCP above 2.5 s', smallestExcess: 0.05 },
  INP: { failed: 'had an INP above 200 ms', smallestExcess: 0.05 },
  CLS: { failed: 'had a CLS above 0.1', smallestExcess: 0.05 },
};
const NAMES = ['failures', ...VITALS] as const;

/** The visits of the canary that each of its steps needs, and of the live version beside them. */
const SMALLEST_SAMPLE = 100;
/** A withdrawal needs so many failed visits: a forger needs as many addresses, in two networks. */
const SMALLEST_FAILED = 5;
/** How often at most a canary that is no worse is withdrawn, in all of its steps and measures together. */
const WRONG_WITHDRAWALS = 0.01;
/** Each measure may be wrong in an equal part of that. */
const WITHDRAWS = NAMES.length / WRONG_WITHDRAWALS;
/** From this evidence on a step waits for more visits, up to this many times the smallest sample. */
const SUSPICIOUS = 3;
const LONGEST_SUSPICION = 3;
/** How many times as often the canary may fail; the evidence for each has the same weight. */
const RATIOS = [1.5, 2, 4, 8, 16, 32];

/**
 * The evidence that the canary fails more often, as an e-value. Of all failed visits of a stratum, the
 * canary's are a binomial number: with its share of the visits as the probability where both fail
 * equally often (Przyborowski and Wilenski, Biometrika 31, 1940), with a higher one otherwise. The mean
 * of the likelihood ratios against a fixed set of alternatives is a test martingale. By Ville's
 * inequality it exceeds 1/α with a probability of at most α, however often it is looked at (Ramdas,
 * Grünwald, Vovk and Shafer, Statistical Science 38, 2023). The share is taken from the sample, as in
 * sequential vaccine surveillance (Kulldorff et al., Sequential Analysis 30, 2011); the simulation shows
 * what that changes.
 */
function evidence(strata: readonly Stratum[]): number {
  const likelihoodRatio = (ratio: number) => {
    let log = 0;
    for (const { live, canary } of strata) {
      const share = canary.visits / (live.visits + canary.visits);
      const failed = live.failed + canary.failed;
      log += canary.failed * Math.log(ratio) - failed * Math.log(1 - share + share * ratio);
    }
    return Math.exp(log);
  };
  return RATIOS.reduce((sum, ratio) => sum + likelihoodRatio(ratio), 0) / RATIOS.length;
}

const total = (visits: readonly Visits[]): Visits => ({
  visits: visits.reduce((sum, each) => sum + each.visits, 0),
  failed: visits.reduce((sum, each) => sum + each.failed, 0),
});

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

/** The shares of failed visits; the live one as if its visits were distributed as the canary's. */
function failedShares(strata: readonly Stratum[], { visits, failed }: Visits) {
  const expected = strata.map(({ live, canary }) => (canary.visits * live.failed) / live.visits);
  return { canary: failed / visits, live: expected.reduce((sum, each) => sum + each, 0) / visits };
}

interface Compared {
  canary: Visits;
  live: Visits;
  /** The evidence that the canary fails more often. */
  against: number;
  /** Whether it does so by more than chance, in enough visits and by enough. */
  isWorse: boolean;
  /** The numbers, as a sentence. */
  reason: string;
}

function compare(strata: readonly Stratum[], { failed, smallestExcess }: Measure): Compared {
  const compared = strata.filter(({ live, canary }) => live.visits > 0 && canary.visits > 0);
  const canary = total(compared.map((each) => each.canary));
  const live = total(compared.map((each) => each.live));
  if (canary.visits === 0) return { canary, live, against: 0, isWorse: false, reason: '' };
  const shares = failedShares(compared, canary);
  const against = evidence(compared);
  return {
    canary,
    live,
    against,
    isWorse:
      against >= WITHDRAWS &&
      canary.failed >= SMALLEST_FAILED &&
      shares.canary - shares.live >= smallestExcess,
    reason: `${canary.failed} of ${canary.visits} visits of the canary ${failed} (${percent(shares.canary)}), of ${live.visits} of the live version ${live.failed} (${percent(shares.live)})`,
  };
}

/**
 * Judges a canary by the visits since it began. The answer depends on nothing but these numbers, so it
 * may be asked at any time and by any process.
 * @param comparison strata without visits of the canary are allowed, and count for nothing
 * @param step the number of the step that the canary is in, from 1
 */
export function judgeCanary(comparison: Comparison, step: number): Judgement {
  const results = NAMES.map((name) => compare(comparison[name], measures[name]));
  const worse = results.find(({ isWorse }) => isWorse);
  if (worse) return { verdict: 'withdraw', reason: worse.reason };
  const { canary, live } = compare(comparison.failures, measures.failures);
  const needed = step * SMALLEST_SAMPLE;
  if (canary.visits === 0) {
    return { verdict: 'wait', reason: `0 of ${needed} visits of the canary` };
  }
  const reason = results.flatMap((result) => result.reason || []).join('; ');
  const smaller = Math.min(canary.visits, live.visits);
  if (smaller < needed) {
    return { verdict: 'wait', reason: `${reason}; the step needs ${needed} visits of each` };
  }
  const isSuspicious = results.some(({ against }) => against >= SUSPICIOUS);
  if (isSuspicious && smaller < LONGEST_SUSPICION * needed) {
    return { verdict: 'wait', reason: `${reason}; this may be chance, more visits will tell` };
  }
  return { verdict: 'step', reason };
}
