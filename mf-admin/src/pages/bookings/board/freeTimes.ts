import type { BoardDay } from './boardDay';
import { minutesOf, type Span, timeOf } from './minutes';

export interface FreeTime {
  /** `13:00` */
  time: string;
  /** The number of bays that are free for a visit from then on. */
  bays: number;
}

/**
 * How many bays are free at the slots of the day that are not over, or at the whole hours where none is left: staff
 * book until the shop closes.
 * @param minutes how long the shortest visit takes
 * @param now minutes since midnight, as `boardDay` takes them
 */
export function freeTimes(
  { items, bays, open }: Pick<BoardDay, 'items' | 'bays' | 'open'>,
  slots: readonly string[],
  minutes: number,
  now: number,
): FreeTime[] {
  const isWithin = (from: number, span: Span) => span.from <= from && from + minutes <= span.to;
  const isLeft = (from: number) => from >= now && open.some((span) => isWithin(from, span));
  const hours = Array.from({ length: 24 }, (_, hour) => hour * 60);
  const starts = [slots.map(minutesOf).filter(isLeft), hours.filter(isLeft)];
  const active = bays.filter(({ is_active }) => is_active).length;
  return (starts.find(({ length }) => length > 0) ?? []).map((from) => {
    const taken = items.filter(
      (item) => item.kind !== 'gap' && item.from < from + minutes && item.to > from,
    );
    const free = items.filter((item) => item.kind === 'gap' && isWithin(from, item));
    // A booking in a bay that was deactivated takes the place of another bay.
    const places = active - new Set(taken.map(({ bay }) => bay)).size;
    return { time: timeOf(from), bays: Math.max(0, Math.min(free.length, places)) };
  });
}
