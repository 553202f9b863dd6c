import { type Language, localeOf } from '@shop/shared-i18n';

const formats = new Map<Language, Intl.NumberFormat>();

/** Formats a count with the grouping of the language's locale: `10,000`. */
export function formatCount(count: number, language: Language): string {
  const format = formats.get(language) ?? new Intl.NumberFormat(localeOf(language));
  formats.set(language, format);
  return format.format(count);
}
