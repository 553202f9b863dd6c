import type { Cost, Growth } from './growth/measureGrowth';
import { table } from './table';

const formatCost = (name: string, value: number) => {
  if (name.includes('task') || name.includes('typing') || /clearing|filtering/.test(name)) {
    // Browsers report no task shorter than this.
    return value === 0 ? '< 50' : String(Math.round(value));
  }
  return String(Math.round(value));
};

/** A column per size, a row per figure. */
function costTable(costs: Record<string, Cost>, unit: string): string {
  const sizes = Object.keys(costs);
  const names = Object.keys(costs[sizes[0] ?? ''] ?? {});
  return table(
    [unit, ...sizes.map((size) => Number(size).toLocaleString('en-US'))],
    names.map((name) => [name, ...sizes.map((size) => formatCost(name, costs[size]?.[name] ?? 0))]),
  );
}

/** How cost grows, as a page of documentation. */
export function growthReport({ rounds, remotes, catalogue, lists, compose }: Growth): string {
  const composing = Object.entries(compose).map(([urls, ms]) => [
    urls,
    (ms / 1000).toFixed(1),
    (ms / Number(urls)).toFixed(0),
  ]);
  return `## How cost grows

### Registered remotes, home page

Medians of ${rounds} ${rounds === 1 ? 'round' : 'rounds'} under the same throttling. One remote is home's own; 16 and 64 are filled up with
invented ones of three pages and a widget each.

${costTable(remotes, 'Remotes')}

### Products in the catalogue

Longest task while typing "michelin road 205", clearing the box, and ticking a filter.

${costTable(catalogue, 'Products')}

### Rows in the staff's lists

At full CPU speed, from the address until every row is there.

${costTable(lists, 'Rows')}

### Composing

${table(['URLs', 'seconds', 'ms per URL'], composing)}
`;
}
