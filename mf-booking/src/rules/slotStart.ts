import { parseDateTime, toZoned } from '@internationalized/date';
import { SHOP_ZONE } from '@shop/shared-contract';

/**
 * The instant a slot begins. The wall clock rules: 9:00 stays 9:00 on both sides of a clock change.
 * @param date `2026-11-02`, shop calendar
 * @param slot `09:00`, shop time
 */
export const slotStart = (date: string, slot: string): Date =>
  toZoned(parseDateTime(`${date}T${slot}`), SHOP_ZONE).toDate();
