import type { ScheduleChange, Weekday, WeekdayInput } from '@shop/shared-data/staff';

/**
 * Returns all opening hours of the week as they would be.
 * @param week the weekdays as they are
 * @param changed the weekdays that get the spans
 */
export const changedWeek = (
  week: readonly Weekday[],
  changed: readonly Weekday[],
  { spans }: Pick<WeekdayInput, 'spans'>,
): NonNullable<ScheduleChange['openingHours']> =>
  week.flatMap((day) => {
    const isChanged = changed.some(({ id }) => id === day.id);
    return (isChanged ? spans : day.spans).map((span) => ({ weekday: day.id, ...span }));
  });
