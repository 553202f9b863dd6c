import { parseDate, parseDateTime } from '@internationalized/date';
import { SHOP_ZONE } from '@shop/shared-contract';

/** Returns the instant of a day and a time of day in the shop, `2026-11-23` and `09:00`, in ISO format. */
export const shopInstant = (day: string, time: string) =>
  parseDateTime(`${day}T${time}`).toDate(SHOP_ZONE).toISOString();

/** Returns the first instant of `from` and the first one after `to`, days such as `2026-11-23`, in ISO format. */
export const shopDayBounds = (from: string, to: string) => ({
  start: parseDate(from).toDate(SHOP_ZONE).toISOString(),
  end: parseDate(to).add({ days: 1 }).toDate(SHOP_ZONE).toISOString(),
});
