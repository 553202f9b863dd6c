import { dayAfter } from '@shop/shared-contract';
import { briefDay, formatDay, formatTime, type Language, weekdayName } from '@shop/shared-i18n';

/** `8:00 PM`; in Spanish with its article: `las 8:00 p.m.`, `la 1:00 p.m.`. */
export function formatHour(time: string, language: Language): string {
  const formatted = formatTime(time, language);
  if (language === 'en') return formatted;
  return `${formatted.startsWith('1:') ? 'la' : 'las'} ${formatted}`;
}

interface Moment {
  date: string;
  slot: string;
}

/** `Mon, Nov 30, 9:00 AM`; a Spanish sentence takes no short weekday: `lunes, 30 de noviembre, a las 9:00 a.m.`. */
export function formatMoment({ date, slot }: Moment, language: Language): string {
  if (language === 'es') {
    const day = formatDay(date, language, { weekday: 'long', month: 'long', day: 'numeric' });
    return `${day}, a ${formatHour(slot, language)}`;
  }
  const day = formatDay(date, language, { weekday: 'short', month: 'short', day: 'numeric' });
  return `${day}, ${formatTime(slot, language)}`;
}

export const isWithinWeek = (date: string, today: string) => date < dayAfter(today, 7);

/** As `formatNextTime`, for a day within a week after `today`. */
export function formatTimeOfWeek({ date, slot }: Moment, today: string, language: Language) {
  if (language === 'en')
    return `${weekdayName(date, language, 'short')} ${formatTime(slot, language)}`;
  const weekday = weekdayName(date, language, 'long');
  const day = date === dayAfter(today, 1) ? `mañana, ${weekday},` : weekday;
  return `${date === today ? 'hoy' : day} a ${formatHour(slot, language)}`;
}

/**
 * Formats a free time: `Mon 9:00 AM`, in Spanish `lunes a las 9:00 a.m.` or `mañana, lunes, a las 9:00 a.m.`. From a
 * week after `today` on, it includes the date.
 */
export const formatNextTime = (moment: Moment, today: string, language: Language): string =>
  isWithinWeek(moment.date, today)
    ? formatTimeOfWeek(moment, today, language)
    : formatMoment(moment, language);

/**
 * When the shop opens next: `Mon 8:00 AM`, `el lunes a las 8:00 a.m.`; without a day, later today. From a week after
 * `today` on, it includes the date: `Mon 11/30 8:00 AM`, `el lunes 30 a las 8:00 a.m.`. Every page has it before React,
 * so it names no month, which would weigh a tenth of that script.
 */
export function formatOpening(
  { day, from }: { day?: string; from: string },
  today: string,
  language: Language,
): string {
  const hour = formatHour(from, language);
  const isEnglish = language === 'en';
  if (!day) return isEnglish ? hour : `a ${hour}`;
  const date = isWithinWeek(day, today) ? '' : ` ${briefDay(day, language)}`;
  const weekday = weekdayName(day, language, isEnglish ? 'short' : 'long');
  if (isEnglish) return `${weekday}${date} ${hour}`;
  if (day === dayAfter(today, 1)) return `mañana (${weekday}) a ${hour}`;
  return `el ${weekday}${date} a ${hour}`;
}
