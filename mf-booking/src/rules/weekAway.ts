import type { GridDay } from '../wizard/DayCell';

/**
 * The nearest day that can be chosen whole weeks away.
 * @param days consecutive days
 * @param from the day to start at
 * @param weeks 1 looks ahead, -1 back
 * @returns its date, or nothing when the window has no such day
 */
export function weekAway(days: readonly GridDay[], from: string, weeks: number) {
  let index = days.findIndex(({ date }) => date === from);
  do index += 7 * weeks;
  while (days[index] && days[index]?.state !== 'open');
  return days[index]?.date;
}
