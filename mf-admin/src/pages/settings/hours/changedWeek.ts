import type { ScheduleChange, Weekday, WeekdayInput } from '@shop/shared-data/staff';

/**
 * Returns all opening hours and slots of the week as they would be.
 * @param week the weekdays as they are
 * @param changed the weekdays that get the spans and the start times
 */
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
