import { type Language, localeOf } from '@shop/site/languages';

/**
 * Formats a price.
 * @param dollars amount in US dollars
 * @returns dollar sign and two decimals, in the language's grouping
 */
export const formatPrice = (dollars: number, language: Language) =>
  new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  }).format(dollars);

/**
 * Formats a phone number.
 * @param e164 `+17705550123`
 * @returns `(770) 555-0123`; a number of another country is returned unchanged
 */
export const formatPhone = (e164: string) =>
  e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/**
 * Formats a calendar day. No time zone applies.
 * @param isoDate `2026-11-21`
 * @param options as for Intl.DateTimeFormat
 */
export const formatDay = (
  isoDate: string,
  language: Language,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'full' },
) =>
  new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' }).format(
    new Date(`${isoDate}T00:00:00Z`),
  );

/**
 * Formats a time of day on the shop's wall clock.
 * @param time `HH:MM`, 24 hours
 * @returns `9:00 AM`, in Spanish `9:00 a.m.`
 */
export const formatTime = (time: string, language: Language) =>
  new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short', timeZone: 'UTC' })
    .format(new Date(`1970-01-01T${time}:00Z`))
    // Intl puts a narrow no-break space before AM; people and tests type a plain one.
    .replace(/\u202f/g, ' ');
