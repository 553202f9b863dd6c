import type { ScheduleChange, Weekday, WeekdayInput } from '@shop/shared-data/staff';

/**
 * The usual hours on a closed day, otherwise a break at noon, which divides the last span; or an empty span when noon
 * is not within it.
 */
export function addSpan(spans: WeekdayInput['spans']): WeekdayInput['spans'] {
  const last = spans.at(-1);
  if (!last) return [{ opens: '08:00', closes: '17:00' }];
  if (!(last.opens < '12:00' && last.closes > '13:00')) {
    return [...spans, { opens: '', closes: '' }];
  }
  return [
    ...spans.slice(0, -1),
    { opens: last.opens, closes: '12:00' },
    { opens: '13:00', closes: last.closes },
  ];
}

/** Returns the start times, sorted, at which the shop is closed. An empty field is none. */
export const startsOutside = ({ spans, starts }: Pick<WeekdayInput, 'spans' | 'starts'>) =>
  starts
    .map(({ time }) => time)
    .filter((time) => time && !spans.some(({ opens, closes }) => opens <= time && time < closes))
    .sort();

/** All opening hours and slots of the week after the change. */
export function changedWeek(
  week: readonly Weekday[],
  changed: readonly Weekday[],
  { spans, starts }: Pick<WeekdayInput, 'spans' | 'starts'>,
): Required<Pick<ScheduleChange, 'openingHours' | 'slots'>> {
  const input = { spans, starts: starts.map(({ time }) => time) };
  const days = week.map((day) =>
    changed.some(({ id }) => id === day.id) ? { ...day, ...input } : day,
  );
  return {
    openingHours: days.flatMap((day) => day.spans.map((span) => ({ weekday: day.id, ...span }))),
    slots: days.flatMap((day) => day.starts.map((starts) => ({ weekday: day.id, starts }))),
  };
}
