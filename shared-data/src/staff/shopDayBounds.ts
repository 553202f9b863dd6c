import { parseDate } from '@internationalized/date';
import { SHOP_ZONE } from '@shop/shared-contract';

/**
 * Returns the instants at which days of the shop's calendar begin and end.
 * @param from first day, `2026-11-23`
 * @param to last day
 * @returns the first instant of `from`, and the first instant after `to`, in ISO format
 */
export const shopDayBounds = (from: string, to: string) => ({
  start: parseDate(from).toDate(SHOP_ZONE).toISOString(),
  end: parseDate(to).add({ days: 1 }).toDate(SHOP_ZONE).toISOString(),
});
