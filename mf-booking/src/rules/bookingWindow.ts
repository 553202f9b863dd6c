import { BOOKING_DAYS, dayAfter, shopDay, weekdayOf } from '@shop/shared-contract';

export interface BookingDay {
  date: string;
  /** 0 is Sunday. */
  weekday: number;
}

/** Returns the days that visitors can choose, from the shop's today on, also those that cannot be booked. */
export function bookingWindow(now: Date): BookingDay[] {
  const today = shopDay(now);
  return Array.from({ length: BOOKING_DAYS }, (_, index) => {
    const date = dayAfter(today, index);
    return { date, weekday: weekdayOf(date) % 7 };
  });
}
