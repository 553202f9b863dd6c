import { QUARTER, type Span, timeOf } from '../../shop/times/minutes';
import type { BoardDay } from './boardDay';

/** Consecutive quarters of an hour at which a visit can start in the same number of bays. */
export interface DayTimes {
  /** The first and the last of them: `13:00`. */
  from: string;
  to: string;
  /** 0 where every bay is taken. */
  bays: number;
}

/**
 * How many bays are free at each quarter of an hour that is not over and at which staff may book: until the shop closes.
 * @param minutes how long the shortest visit takes
 * @param now minutes since midnight, as `boardDay` takes them
 */
export function freeTimes(
  { items, bays, open }: Pick<BoardDay, 'items' | 'bays' | 'open'>,
  minutes: number,
  now: number,
): DayTimes[] {
  const isWithin = (from: number, span: Span) => span.from <= from && from + minutes <= span.to;
  const active = bays.filter(({ is_active }) => is_active).length;
  const bayCount = (from: number) => {
    const taken = items.filter(
      (item) => item.kind !== 'gap' && item.from < from + minutes && item.to > from,
    );
    const free = items.filter((item) => item.kind === 'gap' && isWithin(from, item));
    // A booking in a bay that was deactivated takes the place of another bay.
    const places = active - new Set(taken.map(({ bay }) => bay)).size;
    return Math.max(0, Math.min(free.length, places));
  };
  const runs: (Span & { bays: number })[] = [];
  for (let from = 0; from < 1440; from += QUARTER) {
    if (from < now || !open.some((span) => isWithin(from, span))) continue;
    const count = bayCount(from);
    const last = runs.at(-1);
    if (last?.to === from - QUARTER && last.bays === count) last.to = from;
    else runs.push({ from, to: from, bays: count });
  }
  return runs.map(({ from, to, bays }) => ({ from: timeOf(from), to: timeOf(to), bays }));
}
