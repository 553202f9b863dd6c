import { parseDateTime, toZoned } from '@internationalized/date';
import { SHOP_ZONE } from '@shop/shared-contract';

/**
 * Returns the instant at which a slot begins. A slot keeps its local time across clock changes.
 * @param date `2026-11-02`, in the shop's time zone
 * @param slot `09:00`, in the shop's time zone
 */
export const slotStart = (date: string, slot: string): Date =>
  toZoned(parseDateTime(`${date}T${slot}`), SHOP_ZONE).toDate();
