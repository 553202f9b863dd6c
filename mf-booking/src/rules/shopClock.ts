import { fromDate, setLocalTimeZone, toCalendarDateTime } from '@internationalized/date';
import { SHOP_ZONE } from '@shop/shared-contract';

// All dates here are the shop's. Otherwise the library asks the browser for the visitor's time zone, which
// takes a phone 50 milliseconds.
setLocalTimeZone(SHOP_ZONE);

/**
 * Returns what the shop's clock shows: `2026-11-23T09:00:00`. As text it compares with a day and a
 * slot, `2026-11-23T09:00`: no slot is in the hour that a clock change repeats or skips.
 */
export const shopClock = (now: Date): string =>
  toCalendarDateTime(fromDate(now, SHOP_ZONE)).toString();
