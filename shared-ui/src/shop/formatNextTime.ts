import { dayAfter } from '@shop/shared-contract';
import { formatDay, formatTime, type Language } from '@shop/shared-i18n';

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
  const isNear = date < dayAfter(today, 7);
  const day = formatDay(date, language, {
    weekday: 'short',
    ...(isNear ? {} : { month: 'short', day: 'numeric' }),
  });
  return `${day} ${formatTime(slot, language)}`;
}
