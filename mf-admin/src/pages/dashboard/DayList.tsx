import { paths } from '@shop/shared-contract';
import type { Booking } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { TextLink } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { formatShopTime } from '../../format/shopTime';
import { StatusBadge } from '../bookings/StatusBadge';
import styles from './DayList.module.css';

/** The appointments of today by time, each with a link to the board. */
export function DayList({ appointments }: { appointments: readonly Booking[] }) {
  const { t } = useTranslation('adminDashboard');
  const { language } = useLanguage();
  return (
    <ol className={styles.list} aria-label={t('today.list')}>
      {appointments.map((booking) => (
        <li key={booking.id} className={styles.row}>
          <span className={styles.time}>
            {booking.starts_at && formatShopTime(booking.starts_at, language)}
          </span>
          <span className={styles.who}>
            <TextLink to={paths.admin('bookings')} stretched look="plain">
              {booking.name}
            </TextLink>
            {booking.vehicle && <span className={styles.vehicle}>{booking.vehicle}</span>}
          </span>
          <StatusBadge booking={booking} />
        </li>
      ))}
    </ol>
  );
}
