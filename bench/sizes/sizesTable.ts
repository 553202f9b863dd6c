import { formatDifference, formatKB } from './kilobytes';
import { type SiteSizes, type Sizes, total } from './sizes';

type Cells = readonly [name: string, weight: string, difference: string];

const row = ([name, weight, difference]: Cells) =>
  `${name.padEnd(26)}${weight.padStart(10)}${difference.padStart(12)}`;

function rows(kind: string, accepted: Record<string, Sizes>, now: Record<string, Sizes>): Cells[] {
  const names = Object.keys({ ...now, ...accepted });
  return names.map((name) => {
    const [before, today] = [accepted[name], now[name]];
    if (!today) return [`${kind} ${name}`, '-', 'removed'];
    const weight = total(today);
    return [
      `${kind} ${name}`,
      formatKB(weight),
      before ? formatDifference(weight - total(before)) : 'new',
    ];
  });
}

export const sizesTable = (accepted: SiteSizes, now: SiteSizes): string =>
  [
    ['', 'weight', 'change'] as const,
    ...rows('app', accepted.apps, now.apps),
    ...rows('page', accepted.pages, now.pages),
  ]
    .map(row)
    .join('\n');
