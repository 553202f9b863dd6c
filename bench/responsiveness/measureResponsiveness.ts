import type { Browser } from 'playwright-core';
import { measureLoad } from '../load/measureLoad';
import { median } from '../median';
import { type Input, type InputName, inputs } from './inputs';
import { measureEarlyInput, measureInput } from './measureInput';

export const loadedPages = {
  home: '/',
  tires: '/tires/all',
  booking: '/booking',
  diagnostics: '/diagnostics',
  contact: '/contact',
  'home, Spanish': '/es/',
  'booking, Spanish': '/es/booking',
} as const;
export type LoadedPage = keyof typeof loadedPages;

/** Milliseconds of blocking during a load, and its tasks of more than 50 ms. */
export interface MainThread {
  blocking: number;
  longTasks: number;
  longestTask: number;
}

/** Milliseconds from an input to the next paint. */
export interface NextPaint {
  /** On an idle page. */
  idle: number;
  /** Shortly after the first paint; absent where the target is disabled until then. */
  early?: number;
}

/** Medians. */
export interface Responsiveness {
  rounds: number;
  loads: Record<LoadedPage, MainThread>;
  inputs: Record<InputName, NextPaint>;
}

const medianOf = <Name extends string>(taken: Record<Name, number>[], name: Name) =>
  median(taken.map((each) => each[name]));

/** The CPU is slowed. */
export async function measureResponsiveness(
  browser: Browser,
  origin: string,
  rounds: number,
  report: (line: string) => void = console.info,
): Promise<Responsiveness> {
  const loads: Record<string, MainThread[]> = {};
  const paints: Record<string, { idle: number[]; early: number[] }> = {};
  for (let round = 0; round < rounds; round += 1) {
    report(`  round ${round + 1} of ${rounds}`);
    for (const [page, path] of Object.entries(loadedPages)) {
      const { first } = await measureLoad(browser, origin + path, false);
      loads[page] = [...(loads[page] ?? []), first];
    }
    for (const [name, input] of Object.entries<Input>(inputs)) {
      const taken = paints[name] ?? { idle: [], early: [] };
      paints[name] = taken;
      taken.idle.push(await measureInput(browser, origin, input));
      if (input.isEarly) taken.early.push(await measureEarlyInput(browser, origin, input));
    }
  }
  const threads = Object.entries(loads).map(([page, taken]) => [
    page,
    {
      blocking: medianOf(taken, 'blocking'),
      longTasks: medianOf(taken, 'longTasks'),
      longestTask: medianOf(taken, 'longestTask'),
    },
  ]);
  const nextPaints = Object.entries(paints).map(([name, { idle, early }]) => [
    name,
    { idle: median(idle), ...(early.length ? { early: median(early) } : {}) },
  ]);
  return {
    rounds,
    loads: Object.fromEntries(threads) as Responsiveness['loads'],
    inputs: Object.fromEntries(nextPaints) as Responsiveness['inputs'],
  };
}
