import { type OpeningDays, useShop } from '@shop/shared-contract';
import { useLanguage } from '@shop/shared-i18n';
import { formatWeekday } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';

/** Returns the opening hours, and how a sentence names days of them. */
export function useOpeningWeek() {
  const { t } = useTranslation('questions');
  const { language } = useLanguage();
  const { openingHours: week } = useShop();
  /** The days, with their hours where the sentence names them. */
  const daysInSentence = ({ first, last }: OpeningDays, hours?: string) => {
    const day = formatWeekday(first, language);
    const kind = first === last ? 'day' : 'range';
    return t(hours ? `week.openOn.${kind}` : `week.closedOn.${kind}`, {
      hours: hours ?? '',
      day,
      // In English and Spanish alike: Mondays, sábados; lunes is its own plural.
      days: day.endsWith('s') ? day : `${day}s`,
      last: formatWeekday(last, language),
    });
  };
  return { week, daysInSentence };
}
