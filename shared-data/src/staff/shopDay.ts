import { parseDate } from '@internationalized/date';
import { SHOP_ZONE } from '@shop/shared-contract';

/**
 * When days of the shop's calendar begin and end.
 * @param from first day, `2026-11-23`
 * @param to last day
 * @returns the first instant, and the first instant after the last day, as ISO
 */
export const shopDays = (from: string, to: string) => ({
  start: parseDate(from).toDate(SHOP_ZONE).toISOString(),
  end: parseDate(to).add({ days: 1 }).toDate(SHOP_ZONE).toISOString(),
});
