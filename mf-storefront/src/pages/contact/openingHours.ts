import { formatTime, type Language } from '@shop/shared-i18n';

/** `8am` rather than `8:00 AM`: short enough for a card. Spanish keeps its own way, `8 a.m.`. */
function shortTime(time: string, language: Language) {
  const short = formatTime(time, language).replace(':00', '');
  return language === 'en' ? short.replace(' ', '').toLowerCase() : short;
}

/**
 * Opening hours in words.
 * @param hours `08:00-20:00`; empty means closed
 * @returns `8am-8pm`, or undefined on a closed day
 */
export function openingHours(hours: string, language: Language): string | undefined {
  const [from, to] = hours.split('-');
  if (!from || !to) return undefined;
  const joint = language === 'en' ? '-' : ' a ';
  return `${shortTime(from, language)}${joint}${shortTime(to, language)}`;
}
