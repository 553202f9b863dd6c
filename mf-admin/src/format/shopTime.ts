import { parseAbsolute } from '@internationalized/date';
import { SHOP_ZONE } from '@shop/shared-contract';
import { formatDay, formatTime, type Language } from '@shop/shared-i18n';

const onWall = (instant: string) => parseAbsolute(instant, SHOP_ZONE).toString();

/**
 * The day of an instant on the shop's calendar, wherever the reader is.
 * @param instant ISO, `2026-11-23T14:00:00Z`
 * @returns `2026-11-23`
 */
export const shopDay = (instant: string) => onWall(instant).slice(0, 10);

/** The time of an instant on the shop's wall clock, `09:00`. */
export const shopClock = (instant: string) => onWall(instant).slice(11, 16);

/** The time of an instant, as people say it. */
export const shopTime = (instant: string, language: Language) =>
  formatTime(shopClock(instant), language);

/** Day and time of an instant, short. */
export const shopMoment = (instant: string, language: Language) =>
  `${formatDay(shopDay(instant), language, { dateStyle: 'medium' })}, ${shopTime(instant, language)}`;
