import { parseDate } from '@internationalized/date';
import { openSpans } from './board/openSpans';
import { type ShopSchedule, slotsOn } from './schedule';

/** Why a day is unusual for an appointment. The database rejects one on a closed day or without times. */
export type DayWarning = 'closed' | 'noSlots' | 'far';

/** Checks a day before an appointment is made for it; undefined for a usual day. */
export function dayWarning(
  day: string,
  today: string,
  schedule: Pick<ShopSchedule, 'hours' | 'closures' | 'slots'>,
): DayWarning | undefined {
  if (!day) return undefined;
  if (openSpans(day, schedule).length === 0) return 'closed';
  if (slotsOn(day, schedule).length === 0) return 'noSlots';
  // Probably a typing error in the year.
  return parseDate(day).compare(parseDate(today).add({ years: 1 })) > 0 ? 'far' : undefined;
}
