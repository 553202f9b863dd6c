import type { Browser } from 'playwright-core';
import { type Load, measureLoad } from './load/measureLoad';
import { measureSwitch } from './load/measureSwitch';
import { median } from './median';
import { type Variant, variantNames } from './variants/buildVariants';

export const comparedPages = {
  home: '/',
  catalogue: '/tires/all',
  booking: '/booking',
  article: '/blog/wheel-alignment',
  'home, Spanish': '/es/',
  'booking, Spanish': '/es/booking',
} as const;
export type PageName = keyof typeof comparedPages;
const pageNames = Object.keys(comparedPages) as PageName[];

export const switches = {
  'services, cold': { to: '/services', intent: false, cpu: 4 },
  'contact, cold': { to: '/contact', intent: false, cpu: 4 },
  'services, after intent, full CPU speed': { to: '/services', intent: true, cpu: 1 },
  'contact, after intent, full CPU speed': { to: '/contact', intent: true, cpu: 1 },
} as const;
export type SwitchName = keyof typeof switches;
const switchNames = Object.keys(switches) as SwitchName[];

export interface Comparison {
  rounds: number;
  /** Medians of first visits. */
  loads: Record<PageName, Record<Variant, Load>>;
  /** Medians of second visits to the home page. */
  repeat: Record<Variant, Load>;
  /** Medians in milliseconds. */
  switches: Record<SwitchName, Record<Variant, number>>;
}

class Samples<Value> {
  readonly #taken = new Map<string, Value[]>();

  add(name: string, value: Value) {
    this.#taken.set(name, [...(this.#taken.get(name) ?? []), value]);
  }

  of(name: string): Value[] {
    return this.#taken.get(name) ?? [];
  }
}

function medianLoad(loads: Load[]): Load {
  const [first] = loads;
  if (!first) throw new Error('nothing was measured');
  const names = Object.keys(first) as (keyof Load)[];
  const entries = names.map((name) => [name, median(loads.map((load) => load[name]))]);
  return Object.fromEntries(entries) as Load;
}

const byName = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;

/** The order of a round. It differs each time, so that no variant is always measured first. */
const rotated = (round: number) =>
  variantNames.map((_, index) => variantNames[(index + round) % variantNames.length] as Variant);

/**
 * Alternates the variants, so that other work of the machine affects all of them.
 * @param report receives a line per round
 */
export async function compareVariants(
  browser: Browser,
  origins: Record<Variant, string>,
  rounds: number,
  report: (line: string) => void = console.info,
): Promise<Comparison> {
  const first = new Samples<Load>();
  const again = new Samples<Load>();
  const changes = new Samples<number>();
  for (let round = 0; round < rounds; round += 1) {
    report(`  round ${round + 1} of ${rounds}`);
    for (const page of pageNames) {
      for (const variant of rotated(round)) {
        const load = await measureLoad(
          browser,
          origins[variant] + comparedPages[page],
          page === 'home',
        );
        first.add(`${variant} ${page}`, load.first);
        if (load.second) again.add(variant, load.second);
      }
    }
    for (const name of switchNames) {
      for (const variant of rotated(round)) {
        const change = { origin: origins[variant], ...switches[name] };
        changes.add(`${variant} ${name}`, await measureSwitch(browser, change));
      }
    }
  }
  return {
    rounds,
    loads: byName(pageNames, (page) =>
      byName(variantNames, (variant) => medianLoad(first.of(`${variant} ${page}`))),
    ),
    repeat: byName(variantNames, (variant) => medianLoad(again.of(variant))),
    switches: byName(switchNames, (name) =>
      byName(variantNames, (variant) => median(changes.of(`${variant} ${name}`))),
    ),
  };
}
