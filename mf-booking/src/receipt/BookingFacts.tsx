import type { BookingView } from '@shop/shared-data';
import { formatDay, formatTime, useLanguage, useTranslate } from '@shop/shared-i18n';
import { bookingLocales } from '../locales/bookingLocales';
import { useServiceName } from '../locales/useServiceName';
import styles from './BookingFacts.module.css';

interface Props {
  booking: Omit<BookingView, 'status'>;
}

/** Lists a booking's reference, service, day and time; nothing about the person. */
export function BookingFacts({ booking: { reference, service, date, slot } }: Props) {
  const t = useTranslate(bookingLocales);
  const { language } = useLanguage();
  const serviceName = useServiceName();
  const rows = [
    [t('done.reference'), reference],
    [t('summary.service'), serviceName(service)],
    [t('summary.date'), date && formatDay(date, language)],
    [t('summary.time'), slot && formatTime(slot, language)],
  ] as const;
  return (
    <dl className={styles.facts}>
      {rows.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt className={styles.term}>{term}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
