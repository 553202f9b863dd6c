import { useTranslate } from '@shop/shared-i18n';
import { contactLocales } from './locales/contactLocales';
import { useOpeningHours, weekParts } from './useOpeningHours';

/** When the shop is open, and when it is not: a sentence each, as far as there is something to say. */
export function useWeekInWords(): string {
  const t = useTranslate(contactLocales);
  const hours = useOpeningHours();
  const joined = (all: string[]) => {
    const last = all.at(-1) ?? '';
    return all.length < 2 ? last : t('faq.week.and', { days: all.slice(0, -1).join(', '), last });
  };
  const open = weekParts.flatMap((days) => {
    const on = hours[days];
    return on ? [t(`faq.week.openOn.${days}`, { hours: on })] : [];
  });
  const closed = weekParts.filter((days) => !hours[days]);
  const closedOn = closed.map((days) => t(`faq.week.closedOn.${days}`));
  return [
    ...(open.length > 0 ? [t('faq.week.open', { days: joined(open) })] : []),
    ...(closed.length > 0 ? [t('faq.week.closed', { days: joined(closedOn) })] : []),
  ].join(' ');
}
