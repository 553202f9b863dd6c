export interface Visits {
  visits: number;
  failed: number;
}

export interface Judgement {
  verdict: 'step' | 'wait' | 'withdraw';
  reason: string;
}

/** Visits that each step needs of the canary, and as many of the live version. */
export const SMALLEST_SAMPLE = 50;
/** A withdrawal needs so many failed visits: fewer may be one network. */
const SMALLEST_FAILED = 5;
/** The canary must also fail so many times as often as the live version. */
const TIMES_AS_OFTEN = 3;
/** A canary that has not had its visits by then ends: it may hang the tab, and report nothing. */
export const MOST_DAYS = 7;

export const CANARY_RULE = `A canary is judged after ${SMALLEST_SAMPLE} visits a step and as many of the live version, and withdrawn where at least ${SMALLEST_FAILED} of its visits failed, ${TIMES_AS_OFTEN} times as often as those of the live version. So at most 4 in 100 canaries are withdrawn that are no worse; of those that fail in one visit of ten instead of one of a hundred, 1 in 100 is promoted.`;

/** `2 of 40 visits (5.0 %)`: how many failed. */
export const formatVisits = ({ visits, failed }: Visits) => {
  const share = visits ? ` (${((100 * failed) / visits).toFixed(1)} %)` : '';
  return `${failed} of ${visits} visits${share}`;
};

/** `step` counts from 1; `days` is how long the canary has run. */
export function judgeCanary(
  { live, canary }: { live: Visits; canary: Visits },
  step: number,
  days: number,
): Judgement {
  const needed = step * SMALLEST_SAMPLE;
  const reason = `the canary failed in ${formatVisits(canary)}, the live version in ${formatVisits(live)}`;
  if (Math.min(live.visits, canary.visits) < needed) {
    const text = `${reason}; the step needs ${needed} visits of each`;
    return days < MOST_DAYS
      ? { verdict: 'wait', reason: text }
      : { verdict: 'withdraw', reason: `${text} within ${MOST_DAYS} days` };
  }
  const isWorse =
    canary.failed >= SMALLEST_FAILED &&
    canary.failed / canary.visits >= TIMES_AS_OFTEN * (live.failed / live.visits);
  return { verdict: isWorse ? 'withdraw' : 'step', reason };
}
