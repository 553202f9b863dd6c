import { type Language, localeOf } from '@shop/shared-site/languages';

// Plain rules for what a visitor's first screen shows: the first formatter that Intl creates takes a phone more than
// 100 milliseconds. Tests compare the rules with Intl.

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** Formats US dollars in whole cents, `$1,234.50` in both languages. */
export function formatPrice(dollars: number): string {
  const [whole = '', cents] = Math.abs(dollars).toFixed(2).split('.');
  return `${dollars < 0 ? '-' : ''}$${grouped(whole)}.${cents}`;
}

const weekdays: Record<Language, string> = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
  es: 'domingo lunes martes miércoles jueves viernes sábado',
};
/** Formats the weekday of a calendar day such as `2026-11-21`: `Saturday`, `Sat`, `sábado`. */
export function weekdayName(isoDate: string, language: Language, length: 'long' | 'short'): string {
  const name = weekdays[language].split(' ')[new Date(isoDate).getUTCDay()] ?? '';
  return length === 'long' ? name : name.slice(0, 3);
}

/** Formats a day of the next weeks for the few bytes that pages have before React: `11/30`, in Spanish `30`. */
export function briefDay(isoDate: string, language: Language): string {
  const day = Number(isoDate.slice(8));
  return language === 'en' ? `${Number(isoDate.slice(5, 7))}/${day}` : `${day}`;
}

const months: Record<Language, string> = {
  en: 'January February March April May June July August September October November December',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
};

function formatByRule(isoDate: string, language: Language, format: string): string | undefined {
  const date = new Date(isoDate);
  const month = months[language].split(' ')[date.getUTCMonth()] ?? '';
  const [day, year] = [date.getUTCDate(), date.getUTCFullYear()];
  const long = language === 'en' ? `${month} ${day}, ${year}` : `${day} de ${month} de ${year}`;
  if (format === 'dateStyle,long') return long;
  if (format === 'dateStyle,full') return `${weekdayName(isoDate, language, 'long')}, ${long}`;
  if (format === 'weekday,long') return weekdayName(isoDate, language, 'long');
  if (format === 'weekday,short') return weekdayName(isoDate, language, 'short');
  if (format === 'month,short') return month.slice(0, month === 'septiembre' ? 4 : 3);
  return undefined;
}

/** A formatter takes as long to create as a thousand days to format, and lists format a day in each row. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a calendar day such as `2026-11-21`; no time zone applies.
 * @param options as for Intl.DateTimeFormat
 * @throws RangeError for a day that does not exist
 */
export function formatDay(
  isoDate: string,
  language: Language,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'full' },
): string {
  const format = Number.isNaN(Date.parse(isoDate)) ? '' : Object.entries(options).join();
  const byRule = formatByRule(isoDate, language, format);
  if (byRule !== undefined) return byRule;
  const key = `${language},${format}`;
  const formatter =
    formatters.get(key) ??
    new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter.format(new Date(isoDate));
}

const halves: Record<Language, readonly [string, string]> = {
  en: ['AM', 'PM'],
  es: ['a.m.', 'p.m.'],
};

/** Formats `HH:MM` as `9:00 AM`, in Spanish `9:00 a.m.` @throws RangeError for a time that does not exist */
export function formatTime(time: string, language: Language): string {
  const date = new Date(`1970-01-01T${time}:00Z`);
  const [hours = '', minute] = date.toISOString().slice(11).split(':');
  const hour = Number(hours);
  return `${hour % 12 || 12}:${minute} ${halves[language][hour < 12 ? 0 : 1]}`;
}
