/** The shop's time zone. "Today" and all appointments are in it, wherever the visitor is. Twin: `private.shop_zone`. */
export const SHOP_ZONE = 'America/New_York';

const HOUR_MS = 3_600_000;

/** The instant of a UTC hour on the nth Sunday of a month, where 2 is March. */
function onSunday(nth: number, month: number, year: number, hour: number): number {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((7 - first) % 7) + 7 * (nth - 1), hour);
}

/** Whether clocks in the shop's time zone are an hour ahead: by the law of 2007 (15 U.S.C. § 260a). */
function isSummer(instant: number): boolean {
  const year = new Date(instant).getUTCFullYear();
  return onSunday(2, 2, year, 7) <= instant && instant < onSunday(1, 10, year, 6);
}

/**
 * Returns the shop's wall clock at an instant, `2026-11-23T09:00:00`. It compares as text with a day and a slot: no
 * slot is in the hour that a clock change repeats or skips. Not Intl: its first time zone takes a phone 0.1 s.
 * @param at the instant, as text in ISO format with an offset
 */
export function shopClock(at: Date | string): string {
  const instant = new Date(at).getTime();
  const shown = instant - (isSummer(instant) ? 4 : 5) * HOUR_MS;
  return new Date(shown).toISOString().slice(0, 19);
}

/** `2026-11-23`, on the shop's calendar. */
export const shopDay = (at: Date | string): string => shopClock(at).slice(0, 10);

/** `09:00`, on the shop's clock. */
export const shopTime = (at: Date | string): string => shopClock(at).slice(11, 16);

/** The two times of a span of opening hours, `08:00-12:00`. */
export const timesOfSpan = (span: string) => span.split('-') as [opens: string, closes: string];
