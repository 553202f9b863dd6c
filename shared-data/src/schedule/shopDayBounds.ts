import { parseDate } from '@internationalized/date';
import { SHOP_ZONE } from '@shop/shared-contract';

/** Returns the first instant of `from` and the first one after `to`, days such as `2026-11-23`, in ISO format. */
export const shopDayBounds = (from: string, to: string) => ({
  start: parseDate(from).toDate(SHOP_ZONE).toISOString(),
  end: parseDate(to).add({ days: 1 }).toDate(SHOP_ZONE).toISOString(),
});
