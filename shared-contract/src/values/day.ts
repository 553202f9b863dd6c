const DAY_MS = 86_400_000;

/** Returns the day after a number of days: `2026-11-30` for 7 days after `2026-11-23`. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The weekday of a day such as `2026-11-23`: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/** The first day of a day's month: `2026-11-01` for `2026-11-23`. */
export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The number of a day in its month: 3 for `2026-11-03`. */
export const dayOfMonth = (day: string): number => Number(day.slice(8));
