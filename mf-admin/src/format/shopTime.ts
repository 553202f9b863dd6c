import { shopDay, shopTime } from '@shop/shared-contract';
import { formatDay, formatTime, type Language } from '@shop/shared-i18n';

/** Formats the time of an instant: `9:00 AM`. */
export const formatShopTime = (instant: string, language: Language) =>
  formatTime(shopTime(instant), language);

/** Formats the day and the time of an instant: `Nov 23, 2026, 9:00 AM`. */
export const formatShopDateTime = (instant: string, language: Language) =>
  `${formatDay(shopDay(instant), language, { dateStyle: 'medium' })}, ${formatShopTime(instant, language)}`;

/** Formats the time of an instant of today, of another day with the day. */
export const formatShopMoment = (instant: string, language: Language) =>
  shopDay(instant) === shopDay(new Date())
    ? formatShopTime(instant, language)
    : formatShopDateTime(instant, language);
