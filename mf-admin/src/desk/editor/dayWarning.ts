import { parseDate } from '@internationalized/date';
import type { ShopSchedule } from '../../shop/bookings/schedule';
import { openSpans } from '../../shop/times/openSpans';

/** Why staff may not mean a day: the shop is closed, or it is more than a year ahead. */
export type DayWarning = 'closed' | 'far';

/** Checks a day before an appointment is made for it; undefined for any other day. */
export function dayWarning(
  day: string,
  today: string,
  schedule: Pick<ShopSchedule, 'hours' | 'closures'>,
): DayWarning | undefined {
  if (!day) return undefined;
  if (openSpans(day, schedule).length === 0) return 'closed';
  // Probably a typing error in the year.
  return parseDate(day).compare(parseDate(today).add({ years: 1 })) > 0 ? 'far' : undefined;
}
