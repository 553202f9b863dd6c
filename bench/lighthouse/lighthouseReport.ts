import { lighthouseLimits, marked } from '../limits';
import { table } from '../table';
import { type LighthouseFigures, lighthousePages, type Pair } from './measureLighthouse';
import type { Method, Visit } from './runLighthouse';

const ms = (value: number) => `${Math.round(value)} ms`;

const timesOf = ({ fcp, lcp, speedIndex, blocking }: Visit) =>
  [fcp, lcp, speedIndex, blocking].map(ms);

function otherScores({ asItIs }: Pair) {
  const { accessibility = 0, bestPractices = 0, seo = 0 } = asItIs;
  const scores = [accessibility, bestPractices, seo];
  const met = scores.every((score) => score >= lighthouseLimits.otherCategories);
  return marked(scores.join(', '), met);
}

function row(name: string, { asItIs, blocked }: Pair, method: Method): string[] {
  const { fewerPoints, [method]: limit } = lighthouseLimits;
  const met =
    blocked.performance - asItIs.performance <= fewerPoints &&
    asItIs.performance >= limit.performance;
  const [fcp = '', lcp = '', speed = '', blocking = ''] = timesOf(asItIs);
  return [
    name,
    marked(String(asItIs.performance), met),
    String(blocked.performance),
    fcp,
    lcp,
    speed,
    marked(blocking, asItIs.blocking <= limit.blocking),
    String(Math.round(asItIs.machine)),
    ...timesOf(blocked),
    otherScores({ asItIs, blocked }),
  ];
}

const head = [
  ...['', 'performance', 'scripts blocked', 'FCP', 'LCP', 'speed index', 'blocking', 'machine'],
  ...[
    'FCP, blocked',
    'LCP, blocked',
    'speed index, blocked',
    'blocking, blocked',
    'accessibility, practices, SEO',
  ],
];

export function lighthouseReport({ rounds, pages }: LighthouseFigures): string {
  const rowsOf = (method: Method) =>
    Object.entries(pages).map(([name, pairs]) =>
      row(
        `${name} (\`${lighthousePages[name as keyof typeof lighthousePages]}\`)`,
        pairs[method],
        method,
      ),
    );
  const { fewerPoints, simulated, applied, otherCategories } = lighthouseLimits;
  return `## Lighthouse

Lighthouse 13 with its defaults: a phone, a first visit. Medians of ${rounds} alternated ${rounds === 1 ? 'round' : 'rounds'}, each page as it is
beside the same page with its scripts blocked. At most ${fewerPoints} points fewer than without scripts, and
at least ${simulated.performance}; with applied throttling at least ${applied.performance} and at most ${applied.blocking} ms of blocking; ${otherCategories} in the other
categories. "Machine" is Lighthouse's benchmark of the machine during the visits. Where a page without scripts
misses the limit, the machine does.

### Simulated throttling

${table(head, rowsOf('simulated'))}

### Applied throttling

${table(head, rowsOf('applied'))}
`;
}
