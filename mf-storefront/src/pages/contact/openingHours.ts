import { type OpeningDays, type OpenSpans, useShop } from '@shop/shared-contract';
import { formatTime, type Language, useLanguage } from '@shop/shared-i18n';
import { formatWeekday, openingWeek } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';

/** `8am` rather than `8:00 AM`: short enough for a card. Spanish reads `8 a.m.`. */
function shortTime(time: string, language: Language) {
  const short = formatTime(time, language).replace(':00', '');
  return language === 'en' ? short.replace(' ', '').toLowerCase() : short;
}

/** `8am-8pm` for `08:00-20:00`. */
export const formatShortSpan = (span: string, language: Language) =>
  span
    .split('-')
    .map((time) => shortTime(time, language))
    .join(language === 'en' ? '-' : ' a ');

/** Formats the opening hours of a day: `8am-12pm, 1pm-8pm`; empty on a closed day. */
export const formatShortSpans = (spans: OpenSpans, language: Language) =>
  spans.map((span) => formatShortSpan(span, language)).join(', ');

export function useOpeningWeek() {
  const { t } = useTranslation('contact');
  const { language } = useLanguage();
  const week = openingWeek(useShop());
  /** The days, with their hours where the sentence names them. */
  const daysInSentence = ({ first, last }: OpeningDays, hours?: string) => {
    const day = formatWeekday(first, language);
    const kind = first === last ? 'day' : 'range';
    return t(hours ? `faq.week.openOn.${kind}` : `faq.week.closedOn.${kind}`, {
      hours: hours ?? '',
      day,
      // In English and Spanish alike: Mondays, sábados; lunes is its own plural.
      days: day.endsWith('s') ? day : `${day}s`,
      last: formatWeekday(last, language),
    });
  };
  return { week, daysInSentence };
}
