import { fromDate, parseDateTime, toZoned } from '@internationalized/date';
import { SHOP_ZONE } from '@shop/shared-contract';

/** When an appointment can start, on the shop's wall clock. */
export const timeSlots = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'] as const;
export type TimeSlot = (typeof timeSlots)[number];

/**
 * The instant a slot begins. The wall clock rules: 9:00 stays 9:00 on both sides of a clock change.
 * @param date `2026-11-02`
 */
export const slotStart = (date: string, slot: string): Date =>
  toZoned(parseDateTime(`${date}T${slot}`), SHOP_ZONE).toDate();

/** The calendar day and time of an instant, as the shop's wall clock shows it. */
export function shopWallClock(instant: Date) {
  const zoned = fromDate(instant, SHOP_ZONE);
  const time = [zoned.hour, zoned.minute].map((part) => String(part).padStart(2, '0')).join(':');
  return { date: zoned.toString().slice(0, 10), time };
}
