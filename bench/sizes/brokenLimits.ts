import { sizeLimits } from '../limits';
import { formatKB } from './kilobytes';
import { type SiteSizes, type Sizes, total } from './sizes';

const scriptsOf = (sizes: Sizes) =>
  total(Object.fromEntries(Object.entries(sizes).filter(([name]) => name.endsWith('.js'))));

function limited({ pages, apps }: SiteSizes): { name: string; size: number; atMost: number }[] {
  const scripts = Object.entries(sizeLimits.scripts).flatMap(([address, atMost]) => {
    const sizes = pages[address];
    return sizes ? [{ name: `JavaScript of page ${address}`, size: scriptsOf(sizes), atMost }] : [];
  });
  const entries = Object.entries(apps).flatMap(([app, sizes]) => {
    const size = sizes[`${app}/remoteEntry.js`];
    return size === undefined
      ? []
      : [{ name: `${app}/remoteEntry.js`, size, atMost: sizeLimits.entry }];
  });
  return [...scripts, ...entries];
}

/** A line for each limit that the accepted sizes keep and others do not. */
export function brokenLimits(accepted: SiteSizes, now: SiteSizes): string[] {
  const kept = limited(accepted).filter(({ size, atMost }) => size <= atMost);
  return limited(now)
    .filter(({ name, size, atMost }) => size > atMost && kept.some((each) => each.name === name))
    .map(
      ({ name, size, atMost }) =>
        `${name} weighs ${formatKB(size)}; the limit of ${formatKB(atMost)} was reached and must be kept`,
    );
}
