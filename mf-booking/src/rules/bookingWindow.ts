import { type CalendarDate, fromDate, getDayOfWeek, toCalendarDate } from '@internationalized/date';
import { SHOP_ZONE } from '@shop/shared-contract';

export const WINDOW_DAYS = 31;

export interface BookingDay {
  /** `2026-11-21` */
  date: string;
  /** 0 is Sunday. */
  weekday: number;
}

/** Returns today's date in the shop's time zone, whatever the visitor's time zone is. */
export const shopToday = (now: Date): CalendarDate => toCalendarDate(fromDate(now, SHOP_ZONE));

/** Returns the 31 days from the shop's today on, also those that cannot be booked. */
export function bookingWindow(now: Date): BookingDay[] {
  const today = shopToday(now);
  return Array.from({ length: WINDOW_DAYS }, (_, index) => {
    const day = today.add({ days: index });
    // The locale only decides which weekday is 0.
    return { date: day.toString(), weekday: getDayOfWeek(day, 'en-US') };
  });
}
