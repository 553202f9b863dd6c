import {
  type Comparison,
  comparedPages,
  type PageName,
  type SwitchName,
  switches,
} from './compareVariants';
import type { Load } from './load/measureLoad';
import { slowConditions } from './load/openMeasuredPage';
import { table } from './table';
import { type Variant, variantNames, variants } from './variants/buildVariants';

const ms = (value: number) => `${Math.round(value)} ms`;
const kB = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const formatNumber = (value: number) => String(Math.round(value * 1000) / 1000);

/** A figure of a load: its key, its title, its format, and whether its ratio is meaningful. */
const figures: [keyof Load, string, (value: number) => string, boolean][] = [
  ['fcp', 'First paint of content (FCP)', ms, true],
  ['lcp', 'Largest paint (LCP)', ms, true],
  ['interactive', 'Interactive', ms, true],
  ['blocking', 'Blocking time', ms, false],
  ['cls', 'Layout shift (CLS)', formatNumber, false],
  ['scriptBytes', 'JavaScript until interactive', kB, true],
  ['bytes', 'All bytes until interactive', kB, true],
  ['requests', 'Requests until interactive', formatNumber, false],
  ['depth', 'Depth of the request chain', formatNumber, false],
  ['allScriptBytes', 'JavaScript, idle work included', kB, true],
];

const ratio = (value: number, to: number) => (to ? (value / to).toFixed(2) : '–');
const head = [...variantNames.map((name) => variants[name]), 'to prerendered', 'to client only'];

function row(
  title: string,
  values: Record<Variant, number>,
  write: (value: number) => string,
  ratios: boolean,
) {
  const { composed, prerendered, monolith } = values;
  return [
    title,
    ...variantNames.map((name) => write(values[name])),
    ratios ? ratio(composed, prerendered) : '',
    ratios ? ratio(composed, monolith) : '',
  ];
}

const loadTable = (loads: Record<Variant, Load>) =>
  table(
    ['', ...head],
    figures.map(([key, title, write, ratios]) => {
      const values = variantNames.map((name) => [name, loads[name][key]]);
      return row(title, Object.fromEntries(values) as Record<Variant, number>, write, ratios);
    }),
  );

export function comparisonReport({ rounds, loads, repeat, switches: changes }: Comparison): string {
  const sections = Object.entries(comparedPages).map(
    ([name, path]) => `### ${name} (\`${path}\`)\n\n${loadTable(loads[name as PageName])}`,
  );
  const switchRows = Object.keys(switches).map((name) =>
    row(name, changes[name as SwitchName], ms, true),
  );
  return `## The same sources, composed in four ways

Medians of ${rounds} alternated ${rounds === 1 ? 'round' : 'rounds'} in Chromium: CPU slowed ${slowConditions.cpu} times, ${slowConditions.bitsPerSecond / 1e6} Mbit/s, ${slowConditions.latency} ms,
a phone's screen, an empty cache. The last columns are this site's ratios to one app.

${sections.join('\n\n')}

### A second visit to home

${loadTable(repeat)}

### Route switches from the booking page

From the click until the other page is painted. "After intent": the pointer rested on the link first.

${table(['', ...head], switchRows)}
`;
}
