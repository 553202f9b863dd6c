import { useShop } from '@shop/shared-contract';
import { formatTime, type Language, useLanguage } from '@shop/shared-i18n';

/** `8am` rather than `8:00 AM`: short enough for a card. Spanish reads `8 a.m.`. */
function shortTime(time: string, language: Language) {
  const short = formatTime(time, language).replace(':00', '');
  return language === 'en' ? short.replace(' ', '').toLowerCase() : short;
}

/**
 * Formats the opening hours of a day.
 * @param hours `08:00-20:00`; empty means closed
 * @returns `8am-8pm`, or undefined on a closed day
 */
export function formatOpeningHours(hours: string, language: Language): string | undefined {
  const [from, to] = hours.split('-');
  if (!from || !to) return undefined;
  const joint = language === 'en' ? '-' : ' a ';
  return `${shortTime(from, language)}${joint}${shortTime(to, language)}`;
}

/** The parts of the week that have opening hours of their own in the settings. */
export const weekParts = ['weekdays', 'saturday', 'sunday'] as const;

/** The opening hours of each part of the week, formatted; undefined where the shop is closed. */
export function useOpeningHours() {
  const { language } = useLanguage();
  const { hours } = useShop();
  return {
    weekdays: formatOpeningHours(hours.weekdays, language),
    saturday: formatOpeningHours(hours.saturday, language),
    sunday: formatOpeningHours(hours.sunday, language),
  };
}
