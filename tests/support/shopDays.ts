const DAY_MS = 86_400_000;

/** Today on the shop's calendar, `2026-11-21`. */
export const shopToday = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(new Date());

/** A day as an instant for calculations: midnight of the same date in UTC. */
const asDate = (day: string) => new Date(`${day}T00:00:00Z`);

/** Returns the day a number of days after another, or before it for a negative number. */
export const daysAfter = (day: string, days: number) =>
  new Date(asDate(day).getTime() + days * DAY_MS).toISOString().slice(0, 10);

export const isWeekend = (day: string) => [0, 6].includes(asDate(day).getUTCDay());

/**
 * A day that can be booked, with all its slots still ahead.
 * @param index tests that share a shop take different ones, 0 to 19
 * @returns `2026-11-23`, never today, since the tests run at any hour
 */
export function bookableDay(index: number): string {
  const ahead = Array.from({ length: 30 }, (_, days) => daysAfter(shopToday(), days + 1));
  const day = ahead.filter((each) => !isWeekend(each))[index];
  if (!day) throw new Error(`the booking window has no weekday number ${index}`);
  return day;
}

/** A day as the site shows it: `Monday, November 23, 2026`. */
export const formatFullDay = (day: string, locale = 'en-US') =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(asDate(day));
