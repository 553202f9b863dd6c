import { type Booking, type BookingEvent, listBookingEvents } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Disclosure, Skeleton, useErrorTranslator } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatShopDateTime } from '../../../format/shopTime';
import { queryKeys } from '../../../lists/queryKeys';
import { useBayName } from '../bayName';
import type { StageOrStatus } from '../StatusBadge';
import { useServiceNameById } from '../schedule';
import styles from './BookingHistory.module.css';

export function BookingHistory({ booking }: { booking: Booking }) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const { explainFailure } = useErrorTranslator();
  const describe = useEventText();
  const { data, error } = useQuery({
    queryKey: [...queryKeys.bookings, 'events', booking.id],
    queryFn: () => listBookingEvents(booking.id),
  });
  return (
    <Disclosure title={t('edit.history')}>
      {!data && (error ? <p>{explainFailure(error)}</p> : <Skeleton lines={2} />)}
      {data && (
        <ol className={styles.events}>
          {!booking.by_staff && (
            <li>
              <span className={styles.when}>
                {`${formatShopDateTime(booking.created_at, language)} · ${t('edit.customer')}`}
              </span>
              <span>{t('edit.received')}</span>
            </li>
          )}
          {data.map((event) => (
            <li key={event.id}>
              <span className={styles.when}>
                {`${formatShopDateTime(event.at, language)} · ${event.actorEmail ?? t('edit.customer')}`}
              </span>
              <span>{describe(event)}</span>
            </li>
          ))}
        </ol>
      )}
    </Disclosure>
  );
}

function useEventText() {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const bayName = useBayName();
  const serviceName = useServiceNameById();
  return ({ action, after }: BookingEvent) => {
    if (action === 'INSERT') return t('edit.entered');
    const { status, stage, starts_at, bay, service, forgotten_at, booked_anyway } = after ?? {};
    const parts = [
      typeof status === 'string' && t(`status.${status as StageOrStatus}`),
      typeof stage === 'string' && t(`status.${stage as StageOrStatus}`),
      typeof starts_at === 'string' && formatShopDateTime(starts_at, language),
      typeof bay === 'number' && bayName(bay),
      typeof service === 'string' && serviceName(service),
      Array.isArray(booked_anyway) && booked_anyway.length > 0 && t('anyway.booked'),
      forgotten_at && t('forgotten'),
    ].filter(Boolean);
    return parts.length > 0 ? parts.join(', ') : t('edit.changed', { fields: t('edit.details') });
  };
}
