/** Visits that were reported while a canary had one percentage, without those that can get no canary. */
export interface ReportedVisits {
  live: number;
  canary: number;
  /** How many of a hundred visitors get the canary. */
  percent: number;
}

export interface SilenceJudgement {
  verdict: 'reports' | 'warn' | 'withdraw';
  /** The numbers that it is based on, as a sentence. */
  reason: string;
}

/**
 * A canary that reports this share of the visits that its percentage promises is not silent: on a host of
 * plain files no first page has it, and pages that were opened before it have not.
 */
const SMALLEST_SHARE = 0.25;
/** How often at most a canary that reports so many visits is withdrawn as silent. */
const WRONG_WITHDRAWALS = 0.01;
/** From this evidence on a warning is printed. */
const SUSPICIOUS = 10;
/** How much of the smallest share a silent canary may report; the evidence for each has the same weight. */
const RATIOS = [0, 0.25, 0.5];

/**
 * Judges whether a canary reports far fewer visits than its percentage promises: a version that hangs the
 * tab reports neither a load nor a failure. The evidence is an e-value as in `judgeCanary`: the canary's
 * reports are binomial, with at least the smallest share of its percentage.
 */
export function judgeSilence({ live, canary, percent }: ReportedVisits): SilenceJudgement {
  const expected = SMALLEST_SHARE * (percent / 100);
  const likelihoodRatio = (ratio: number) =>
    ratio ** canary * ((1 - ratio * expected) / (1 - expected)) ** live;
  const evidence = RATIOS.reduce((sum, ratio) => sum + likelihoodRatio(ratio), 0) / RATIOS.length;
  const promised = Math.round((live * percent) / (100 - percent));
  const reason = `the canary has reported ${canary} visits, the live version ${live}, beside which ${percent} % are ${promised}: it may hang the tab`;
  if (evidence >= 1 / WRONG_WITHDRAWALS) return { verdict: 'withdraw', reason };
  return { verdict: evidence >= SUSPICIOUS ? 'warn' : 'reports', reason };
}
