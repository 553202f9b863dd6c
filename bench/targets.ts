import { type Comparison, comparedPages, type PageName } from './compareVariants';
import { marked } from './limits';
import { table } from './table';

interface Target {
  name: string;
  reached: (comparison: Comparison, page: PageName) => number;
  atMost: number;
}

/** What the site must reach, as ratios to the same sources as one app. */
const targets: Target[] = [
  {
    name: 'LCP to client only',
    reached: ({ loads }, page) => loads[page].composed.lcp / loads[page].monolith.lcp,
    atMost: 0.6,
  },
  {
    name: 'FCP to client only',
    reached: ({ loads }, page) => loads[page].composed.fcp / loads[page].monolith.fcp,
    atMost: 0.6,
  },
  {
    name: 'Interactive to prerendered',
    reached: ({ loads }, page) =>
      loads[page].composed.interactive / loads[page].prerendered.interactive,
    atMost: 1.1,
  },
  {
    name: 'JavaScript to prerendered',
    reached: ({ loads }, page) =>
      loads[page].composed.scriptBytes / loads[page].prerendered.scriptBytes,
    atMost: 1.25,
  },
  {
    name: 'Layout shift',
    reached: ({ loads }, page) => loads[page].composed.cls,
    atMost: 0.001,
  },
  {
    name: 'Depth of the request chain',
    reached: ({ loads }, page) => loads[page].composed.depth,
    // The HTML, the shell, its remote: docs/decisions/loading-and-speed.md.
    atMost: 3,
  },
  {
    name: 'Requests more than prerendered',
    reached: ({ loads }, page) => loads[page].composed.requests - loads[page].prerendered.requests,
    atMost: 3,
  },
];

const rounded = (value: number) => String(Math.round(value * 1000) / 1000);
const formatResult = (value: number, atMost: number) => marked(rounded(value), value <= atMost);

export function targetsReport(comparison: Comparison): string {
  const names = Object.keys(comparedPages) as PageName[];
  const rows = targets.map(({ name, reached, atMost }) => [
    name,
    rounded(atMost),
    ...names.map((page) => formatResult(reached(comparison, page), atMost)),
  ]);
  const fast = Object.entries(comparison.switches).filter(([name]) => name.includes('full CPU'));
  const slowest = Math.max(...fast.map(([, times]) => times.composed));
  return `## What must be reached

${table(['', 'at most', ...names], rows)}

Slowest route switch after intent at full CPU speed: ${formatResult(slowest, 100)} ms (at most 100).
`;
}
