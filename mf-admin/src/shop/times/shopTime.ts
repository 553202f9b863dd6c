import { shopClock, shopDay, shopTime } from '@shop/shared-contract';
import { shopToday } from '@shop/shared-data/staff';
import { formatDay, formatTime, type Language, localeOf } from '@shop/shared-i18n';

/** Formats the time of an instant: `9:00 AM`. */
export const formatShopTime = (instant: string, language: Language) =>
  formatTime(shopTime(instant), language);

/** Formats the time of an instant with its seconds: `9:00:05 AM`. */
export const formatShopSecond = (instant: string, language: Language) =>
  formatShopTime(instant, language).replace(/:\d\d/, `$&:${shopClock(instant).slice(17)}`);

/** Formats the day and the time of an instant: `Nov 23, 2026, 9:00 AM`. */
export const formatShopDateTime = (instant: string, language: Language) =>
  `${formatDay(shopDay(instant), language, { dateStyle: 'medium' })}, ${formatShopTime(instant, language)}`;

/** Less than a minute ago. */
const JUST_NOW = { en: 'just now', es: 'hace un momento' } as const;

/** Formats how long ago an instant is: `3 minutes ago`, `just now`, `yesterday`. */
export function formatAgo(instant: string, now: string, language: Language) {
  const minutes = Math.max(0, Math.floor((Date.parse(now) - Date.parse(instant)) / 60_000));
  if (minutes === 0) return JUST_NOW[language];
  const relative = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  if (minutes < 60) return relative.format(-minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 24
    ? relative.format(-hours, 'hour')
    : relative.format(-Math.floor(hours / 24), 'day');
}

/** Formats the time of an instant of today, of another day with the day. */
export const formatShopMoment = (instant: string, language: Language) =>
  shopDay(instant) === shopToday()
    ? formatShopTime(instant, language)
    : formatShopDateTime(instant, language);
