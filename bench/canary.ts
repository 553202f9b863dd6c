import type { Vital } from '../platform/site/judgeCanary';
import {
  BETWEEN,
  createRandom,
  STEPS,
  simulateCanary,
  type TrueRates,
  VISITS_A_DAY,
} from '../platform/site/testing/simulateCanary';
import { simulateSilence, type TrueSilence } from '../platform/site/testing/simulateSilence';
import { median } from './median';
import { table } from './table';

const RUNS = 1000;

/** Canaries of one live version. */
const against = (live: number, canaries: readonly number[]): TrueRates[] =>
  canaries.map((canary) => ({ live, canary }));

/** Shares of visits that fail, in truth. */
const cases: TrueRates[] = [
  ...[0.002, 0.01, 0.05, 0.2].flatMap((live) => against(live, [live])),
  { live: 0.01, canary: 0.01, badDays: 10 },
  ...against(0.01, [0.02, 0.03, 0.05, 0.1, 0.3, 1]),
  ...against(0.002, [0.02, 0.05]),
];

/** The share of visits whose vital is not good: of the live version and, in truth, of the canary. */
const worse = (vital: Vital, live: number, canary: number): TrueRates => ({
  ...{ live: 0.01, canary: 0.01, vitals: { [vital]: { live, canary } } },
});

const vitalCases: TrueRates[] = [
  worse('LCP', 0.1, 0.05),
  worse('LCP', 0.1, 0.15),
  worse('LCP', 0.1, 0.2),
  worse('LCP', 0.1, 0.3),
  worse('LCP', 0.25, 0.25),
  worse('LCP', 0.25, 0.5),
  worse('INP', 0.1, 0.2),
  worse('INP', 0.1, 0.3),
  worse('CLS', 0.02, 0.1),
  worse('CLS', 0.02, 0.3),
];

const silencesOf = (percent: number, shares: readonly number[]): TrueSilence[] =>
  shares.map((share) => ({ percent, share }));

const silences = [...silencesOf(5, [1, 0.4, 0.25, 0.1, 0]), ...silencesOf(50, [0.4, 0])];

interface SilenceRow extends TrueSilence {
  withdrawn: number;
  /** The median of how many visits of live and canary came until then. */
  visits: number;
}

interface Row extends TrueRates {
  /** How many of the simulated canaries were withdrawn. */
  withdrawn: number;
  /** The median of how many visits had the canary until it was promoted or withdrawn. */
  canaryVisits: number;
}

export interface CanaryFigures {
  failures: Row[];
  vitals: Row[];
  silences: SilenceRow[];
}

function simulateRates(rates: TrueRates): Row {
  const random = createRandom(7);
  const outcomes = Array.from({ length: RUNS }, () => simulateCanary(rates, random));
  return {
    ...rates,
    withdrawn: outcomes.filter(({ end }) => end === 'withdrawn').length,
    canaryVisits: median(outcomes.map(({ canaryVisits }) => canaryVisits)),
  };
}

function simulateSilences(silence: TrueSilence): SilenceRow {
  const random = createRandom(7);
  const outcomes = Array.from({ length: RUNS }, () => simulateSilence(silence, random));
  return {
    ...silence,
    withdrawn: outcomes.filter(({ isWithdrawn }) => isWithdrawn).length,
    visits: median(outcomes.map(({ visits }) => visits)),
  };
}

/** Simulates canaries that are no worse and canaries that are: how often is the rule wrong? */
export const simulateCanaries = (): CanaryFigures => ({
  failures: cases.map(simulateRates),
  vitals: vitalCases.map(simulateRates),
  silences: silences.map(simulateSilences),
});

const percent = (share: number) => `${Number((100 * share).toFixed(1))} %`;

const vitalsRows = (figures: Row[]) =>
  figures.flatMap(({ vitals = {}, withdrawn, canaryVisits }) =>
    Object.entries(vitals).map(([vital, { live, canary }]) => [
      vital,
      ...[percent(live), percent(canary), percent(withdrawn / RUNS), String(canaryVisits)],
    ]),
  );

export function canaryReport({ failures, vitals, silences: silent }: CanaryFigures): string {
  const rows = failures.map(({ live, canary, badDays, withdrawn, canaryVisits }) => [
    `${percent(live)}${badDays ? `, ${badDays} times that on every third day` : ''}`,
    badDays ? 'as often' : percent(canary),
    percent(withdrawn / RUNS),
    String(canaryVisits),
  ]);
  const silentRows = silent.map(({ percent: share, share: reported, withdrawn, visits }) => [
    `${share} %`,
    ...[percent(reported), percent(withdrawn / RUNS), String(visits)],
  ]);
  return `## Canaries

Simulated: ${RUNS.toLocaleString('en')} canaries of ${STEPS.slice(0, -1).join(', ')} and ${STEPS.at(-1)} % of ${VISITS_A_DAY} visits a day, judged after every ${BETWEEN} visits. The visits
of the last column are those of the canary until it was promoted or withdrawn, in the median. A tenth of
all visits has vitals that are not good.

${table(['Live visits fail', 'Canary visits fail', 'Withdrawn', 'Visits of the canary'], rows)}

The same where 1 % of the visits fail and one vital differs. The shares are those of visits in which it is
not good.

${table(['Vital', 'Live', 'Canary', 'Withdrawn', 'Visits of the canary'], vitalsRows(vitals))}

Canaries that report a part of their visits, as one does that hangs the tab. The visits of the last column
are those of all versions until the canary was withdrawn; none is watched for more than 5,000.

${table(['Canary', 'Visits that it reports', 'Withdrawn', 'Visits'], silentRows)}
`;
}
