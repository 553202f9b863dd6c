import { brokenLimits } from './brokenLimits';
import { formatDifference, formatKB } from './kilobytes';
import { type SiteSizes, type Sizes, total } from './sizes';

/** Less is a changed word; a page or app that grows by more is a decision, to be accepted. */
const TOLERATED_BYTES = 250;

/** The most that anything may weigh, however slowly it grew there. In bytes, compressed. */
export const maxSizes = { page: 225_000, app: 465_000 };

/** The largest first. */
function changedParts(before: Sizes, now: Sizes): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names]
    .map((name) => ({ name, by: (now[name] ?? 0) - (before[name] ?? 0) }))
    .filter(({ by }) => Math.abs(by) >= 100)
    .sort((a, b) => b.by - a.by)
    .map(({ name, by }) => {
      const state = name in before ? (name in now ? '' : ' (removed)') : ' (new)';
      return `    ${formatDifference(by)} ${name}${state}`;
    });
}

function growthOf(name: string, before: Sizes | undefined, now: Sizes, ceiling: number): string[] {
  const size = total(now);
  const lines: string[] = [];
  if (size > ceiling)
    lines.push(`${name} weighs ${formatKB(size)}; at most ${formatKB(ceiling)} are allowed`);
  if (before) {
    const last = total(before);
    if (size > last + TOLERATED_BYTES) {
      lines.push(
        `${name} grew from ${formatKB(last)} to ${formatKB(size)}:`,
        ...changedParts(before, now),
      );
    }
  }
  return lines;
}

/** A line for each page and app that grew too much, with its parts, and for each broken limit. */
export function findGrowth(accepted: SiteSizes, now: SiteSizes): string[] {
  const pages = Object.entries(now.pages).flatMap(([address, sizes]) =>
    growthOf(`page ${address}`, accepted.pages[address], sizes, maxSizes.page),
  );
  const apps = Object.entries(now.apps).flatMap(([app, sizes]) =>
    growthOf(`app ${app}`, accepted.apps[app], sizes, maxSizes.app),
  );
  return [...pages, ...apps, ...brokenLimits(accepted, now)];
}
