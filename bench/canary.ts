import {
  BETWEEN,
  createRandom,
  STEPS,
  simulateCanary,
  type TrueRates,
  VISITS_A_DAY,
} from '../platform/site/testing/simulateCanary';
import { median } from './median';
import { table } from './table';

const RUNS = 1000;

/** Shares of visits that fail, in truth. */
const cases: TrueRates[] = [
  { live: 0.002, canary: 0.002 },
  { live: 0.01, canary: 0.01 },
  { live: 0.05, canary: 0.05 },
  { live: 0.2, canary: 0.2 },
  { live: 0.01, canary: 0.01, badDays: 10 },
  { live: 0.01, canary: 0.02 },
  { live: 0.01, canary: 0.03 },
  { live: 0.01, canary: 0.05 },
  { live: 0.01, canary: 0.1 },
  { live: 0.01, canary: 0.3 },
  { live: 0.01, canary: 1 },
  { live: 0.002, canary: 0.02 },
  { live: 0.002, canary: 0.05 },
];

interface Row extends TrueRates {
  /** How many of the simulated canaries were withdrawn. */
  withdrawn: number;
  /** The median of how many visits had the canary until it was promoted or withdrawn. */
  canaryVisits: number;
}

export type CanaryFigures = Row[];

/** Simulates canaries that are no worse and canaries that are: how often is the rule wrong? */
export function simulateCanaries(): CanaryFigures {
  return cases.map((rates) => {
    const random = createRandom(7);
    const outcomes = Array.from({ length: RUNS }, () => simulateCanary(rates, random));
    return {
      ...rates,
      withdrawn: outcomes.filter(({ end }) => end === 'withdrawn').length,
      canaryVisits: median(outcomes.map(({ canaryVisits }) => canaryVisits)),
    };
  });
}

const percent = (share: number) => `${Number((100 * share).toFixed(1))} %`;

export function canaryReport(figures: CanaryFigures): string {
  const rows = figures.map(({ live, canary, badDays, withdrawn, canaryVisits }) => [
    `${percent(live)}${badDays ? `, ${badDays} times that on every third day` : ''}`,
    badDays ? 'as often' : percent(canary),
    percent(withdrawn / RUNS),
    String(canaryVisits),
  ]);
  return `## Canaries

Simulated: ${RUNS.toLocaleString('en')} canaries of ${STEPS.slice(0, -1).join(', ')} and ${STEPS.at(-1)} % of ${VISITS_A_DAY} visits a day, judged after every ${BETWEEN} visits. The visits
of the last column are those of the canary until it was promoted or withdrawn, in the median.

${table(['Live visits fail', 'Canary visits fail', 'Withdrawn', 'Visits of the canary'], rows)}
`;
}
