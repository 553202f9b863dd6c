import { type Booking, type ChangeEvent, listBookingEvents } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Disclosure, Skeleton, useErrorTranslator } from '@shop/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { staffName } from '../../shop/names/staffName';
import { queryKeys } from '../../shop/rows/queryKeys';
import { formatShopDateTime } from '../../shop/times/shopTime';
import styles from './BookingHistory.module.css';
import { useEventText } from './useEventText';

/** Who changed what of a booking: the value before, the value after, and the member of staff. */
export function BookingHistory({ booking }: { booking: Booking }) {
  const { t } = useTranslation('adminCard');
  const { language } = useLanguage();
  const { explainLoadFailure } = useErrorTranslator();
  const describe = useEventText();
  const { data, error } = useQuery({
    queryKey: [...queryKeys.bookings, 'events', booking.id],
    queryFn: () => listBookingEvents(booking.id),
  });
  const whoOf = ({ actor, staff, after }: ChangeEvent) => {
    if (staff) return staffName(staff);
    if (actor) return t('history.formerStaff');
    return after?.['forgotten_at'] ? t('history.automatic') : t('history.customer');
  };
  const by = (what: string, who: string) => t('history.by', { what, who });
  const received = [t('history.received'), booking.sms_consent && t('history.consent')];
  return (
    <Disclosure title={t('history.title')}>
      {!data && (error ? <p>{explainLoadFailure(error)}</p> : <Skeleton lines={2} />)}
      {data && (
        <ol className={styles.events}>
          {!booking.by_staff && (
            <li>
              <span className={styles.when}>
                {formatShopDateTime(booking.created_at, language)}
              </span>
              <span>{by(received.filter(Boolean).join(', '), t('history.customer'))}</span>
            </li>
          )}
          {data.map((event) => (
            <li key={event.id}>
              <span className={styles.when}>{formatShopDateTime(event.at, language)}</span>
              <span>{by(describe(event), whoOf(event))}</span>
            </li>
          ))}
        </ol>
      )}
    </Disclosure>
  );
}
