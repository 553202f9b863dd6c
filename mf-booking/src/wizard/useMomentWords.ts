import { shopDay } from '@shop/shared-contract';
import { formatDay, useLanguage } from '@shop/shared-i18n';
import { formatHour, isWithinWeek } from '@shop/shared-ui';
import { useVisitorNow } from '../times/useVisitorNow';
import type { Moment } from './draft';

/** The words for a moment: `Monday` and `9:00 AM`; with its date unless it is within a week. */
export function useMomentWords() {
  const { language } = useLanguage();
  const today = shopDay(useVisitorNow());
  return ({ date, slot }: Moment) => ({
    day: formatDay(
      date,
      language,
      today <= date && isWithinWeek(date, today)
        ? { weekday: 'long' }
        : { weekday: 'long', month: 'long', day: 'numeric' },
    ),
    hour: formatHour(slot, language),
  });
}
