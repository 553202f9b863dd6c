import { formatDay, formatTime, type Language } from '@shop/shared-i18n';

const DAY_MS = 86_400_000;

/**
 * Formats a free time: `Mon 9:00 AM`, and from a week ahead on `Mon, Nov 30 9:00 AM`.
 * @param next the day, `2026-11-23`, and the time of day, `09:00`
 * @param today on the shop's calendar
 */
export function formatNextTime(
  { date, slot }: { date: string; slot: string },
  today: string,
  language: Language,
): string {
  // Within a week the weekday alone is clear.
  const isNear = Date.parse(date) - Date.parse(today) < 7 * DAY_MS;
  const day = formatDay(date, language, {
    weekday: 'short',
    ...(isNear ? {} : { month: 'short', day: 'numeric' }),
  });
  return `${day} ${formatTime(slot, language)}`;
}
