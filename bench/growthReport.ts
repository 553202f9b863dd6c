import type { Cost, Growth } from './growth/measureGrowth';
import { composeLimit, marked, menuLimit } from './limits';
import { table } from './table';

/** A column per size, a row per figure. */
function costTable(costs: Record<string, Cost>, unit: string): string {
  const sizes = Object.keys(costs);
  const names = Object.keys(costs[sizes[0] ?? ''] ?? {});
  return table(
    [unit, ...sizes.map((size) => Number(size).toLocaleString('en-US'))],
    names.map((name) => [
      name,
      ...sizes.map((size) => String(Math.round(costs[size]?.[name] ?? 0))),
    ]),
  );
}

export function growthReport({ rounds, remotes, lists, compose, menus = {} }: Growth): string {
  const composing = Object.entries(compose).map(([urls, ms]) => [
    urls,
    (ms / 1000).toFixed(1),
    marked((ms / Number(urls)).toFixed(0), ms / Number(urls) <= composeLimit),
  ]);
  const changes = Object.entries(menus).map(([change, ms]) => [
    change,
    marked((ms / 1000).toFixed(1), ms / 1000 <= menuLimit),
  ]);
  return `## How cost grows

Medians of ${rounds} ${rounds === 1 ? 'round' : 'rounds'}.

### Registered remotes, home page

Under the same throttling. One remote is home's own; 16 and 64 are filled up with
invented ones of three pages and a widget each.

${costTable(remotes, 'Remotes')}

### Rows in the staff's lists

At full CPU speed, from the address until every row is there.

${costTable(lists, 'Rows')}

### Composing

Home and what the content names, with 25 and 250 articles more, each in two languages. At most
${composeLimit} ms for a URL.

${table(['URLs', 'seconds', 'ms per URL'], composing)}

### A label of the menu

Of one remote, on the pages of 36 remotes: nearly 500 in two languages. From the command to the last written page,
without a build, in at most ${menuLimit} seconds.

${table(['', 'seconds'], changes)}
`;
}
