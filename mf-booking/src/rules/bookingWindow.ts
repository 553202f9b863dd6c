import { type CalendarDate, fromDate, getDayOfWeek, toCalendarDate } from '@internationalized/date';
import { SHOP_ZONE } from '@shop/shared-contract';

export const WINDOW_DAYS = 31;

export interface BookingDay {
  /** `2026-11-21` */
  date: string;
  /** 0 is Sunday. */
  weekday: number;
  weekend: boolean;
}

/** Today at the shop, wherever the visitor's clock stands. */
export const shopToday = (now: Date): CalendarDate => toCalendarDate(fromDate(now, SHOP_ZONE));

/** The days that are offered: 31 from the shop's today on, weekends among them but not bookable. */
export function bookingWindow(now: Date): BookingDay[] {
  const today = shopToday(now);
  return Array.from({ length: WINDOW_DAYS }, (_, index) => {
    const day = today.add({ days: index });
    // The week is told by number, so the locale only says where counting starts.
    const weekday = getDayOfWeek(day, 'en-US');
    return { date: day.toString(), weekday, weekend: weekday === 0 || weekday === 6 };
  });
}
