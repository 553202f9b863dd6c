import { dayAfter } from '@shop/shared-contract';
import { formatDay, formatTime, type Language } from '@shop/shared-i18n';

/** Formats a free time: `Mon 9:00 AM`, and from a week after `today` on `Mon, Nov 30 9:00 AM`. */
export function formatNextTime(
  { date, slot }: { date: string; slot: string },
  today: string,
  language: Language,
): string {
  const isNear = date < dayAfter(today, 7);
  const day = formatDay(date, language, {
    weekday: 'short',
    ...(isNear ? {} : { month: 'short', day: 'numeric' }),
  });
  return `${day} ${formatTime(slot, language)}`;
}
