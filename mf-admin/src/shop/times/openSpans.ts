import { weekdayOf } from '@shop/shared-contract';
import type { Closure, OpeningHours } from '@shop/shared-data/staff';
import { closuresOn } from './closuresOn';
import { minutesOf, type Span, subtract } from './minutes';

export interface Schedule {
  hours: readonly Pick<OpeningHours, 'weekday' | 'opens' | 'closes'>[];
  closures: readonly Pick<
    Closure,
    'first_day' | 'last_day' | 'closes' | 'reopens' | 'reason' | 'reason_es'
  >[];
}

/** When the shop is open on a day: the opening hours without the closures. */
export function openSpans(day: string, schedule: Schedule): Span[] {
  const weekday = weekdayOf(day);
  const hours = schedule.hours
    .filter((row) => row.weekday === weekday)
    .map(({ opens, closes }) => ({ from: minutesOf(opens), to: minutesOf(closes) }))
    .sort((one, other) => one.from - other.from);
  const closed = closuresOn(schedule.closures, day).map(({ closes, reopens }) => ({
    from: minutesOf(closes ?? '00:00'),
    to: minutesOf(reopens ?? '24:00'),
  }));
  return subtract(hours, closed);
}
