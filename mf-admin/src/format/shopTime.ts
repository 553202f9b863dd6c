import { parseAbsolute } from '@internationalized/date';
import { SHOP_ZONE } from '@shop/shared-contract';
import { formatDay, formatTime, type Language } from '@shop/shared-i18n';

const inShopZone = (instant: string) => parseAbsolute(instant, SHOP_ZONE).toString();

/**
 * Returns the day of an instant in the shop's time zone.
 * @param instant ISO, `2026-11-23T14:00:00Z`
 * @returns `2026-11-23`
 */
export const shopDay = (instant: string) => inShopZone(instant).slice(0, 10);

/** Returns the time of an instant in the shop's time zone, `09:00`. */
export const shopTime = (instant: string) => inShopZone(instant).slice(11, 16);

/** Formats the time of an instant: `9:00 AM`. */
export const formatShopTime = (instant: string, language: Language) =>
  formatTime(shopTime(instant), language);

/** Formats the day and the time of an instant: `Nov 23, 2026, 9:00 AM`. */
export const formatShopDateTime = (instant: string, language: Language) =>
  `${formatDay(shopDay(instant), language, { dateStyle: 'medium' })}, ${formatShopTime(instant, language)}`;
