import { dayAfter, shopDay } from '@shop/shared-contract';

export const WINDOW_DAYS = 31;

export interface BookingDay {
  date: string;
  /** 0 is Sunday. */
  weekday: number;
}

/** Returns the 31 days from the shop's today on, also those that cannot be booked. */
export function bookingWindow(now: Date): BookingDay[] {
  const today = shopDay(now);
  return Array.from({ length: WINDOW_DAYS }, (_, index) => {
    const date = dayAfter(today, index);
    return { date, weekday: new Date(date).getUTCDay() };
  });
}
