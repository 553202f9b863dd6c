import type { Booking } from '@shop/shared-data/staff';
import { formatPhone, useLanguage } from '@shop/shared-i18n';
import { TextLink } from '@shop/shared-ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatShopDateTime } from '../../format/shopTime';
import type { Column } from '../../lists/columns';
import { Table } from '../../lists/Table';
import { BookedAnyway } from './BookedAnyway';
import { BookingButtons } from './BookingButtons';
import styles from './BookingTable.module.css';
import { customerName } from './customerName';
import { formatRequestedTime } from './formatRequestedTime';
import { StatusBadge } from './StatusBadge';
import type { StartedAction } from './useBookingActions';
import { useVisitText } from './useVisitText';

interface Props {
  bookings: Booking[];
  onAction: (action: StartedAction, booking: Booking) => void;
}

/** Rendered again only when its rows change, not with each letter of a search. */
export const BookingTable = memo(function BookingTable({ bookings, onAction }: Props) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const visitText = useVisitText();
  const columns: Column<Booking>[] = [
    {
      id: 'when',
      header: t('table.when'),
      value: ({ starts_at }) => starts_at,
      cell: (booking) => {
        const requestedTime = formatRequestedTime(booking, language);
        return (
          <div className={styles.when}>
            <div className={styles.moment}>
              {booking.starts_at ? formatShopDateTime(booking.starts_at, language) : t('noTime')}
            </div>
            {!booking.starts_at && requestedTime && (
              <div>{t('requestedTime', { when: requestedTime })}</div>
            )}
            <div className={styles.minor}>{booking.reference}</div>
          </div>
        );
      },
    },
    {
      id: 'customer',
      header: t('table.customer'),
      value: (booking) => customerName(booking, t),
      className: styles.text,
      cell: (booking) => {
        const { reference, phone } = booking;
        const name = customerName(booking, t);
        return (
          <>
            <button
              type="button"
              className={styles.name}
              aria-label={t('board.open', { reference, name })}
              onClick={() => onAction('open', booking)}
            >
              {name}
            </button>
            <div className={styles.minor}>
              {phone && <TextLink href={`tel:${phone}`}>{formatPhone(phone)}</TextLink>}
            </div>
          </>
        );
      },
    },
    {
      id: 'service',
      header: t('table.service'),
      value: visitText,
      cell: (booking) => (
        <>
          <span>{visitText(booking) || t('noService')}</span>
          {booking.waits !== null && (
            <div className={styles.minor}>{t(booking.waits ? 'waits.wait' : 'waits.drop')}</div>
          )}
        </>
      ),
    },
    {
      id: 'vehicle',
      header: t('table.vehicle'),
      value: ({ vehicle }) => vehicle,
      className: styles.text,
      cell: ({ vehicle, plate }) => (
        <>
          <span>{vehicle}</span>
          {plate && <div className={styles.minor}>{plate}</div>}
        </>
      ),
    },
    {
      id: 'status',
      header: t('table.status'),
      cell: (booking) => (
        <>
          <StatusBadge booking={booking} />
          <div className={styles.minor}>
            <BookedAnyway booking={booking} />
          </div>
        </>
      ),
    },
    {
      id: 'actions',
      header: t('table.actions'),
      cell: (booking) => <BookingButtons booking={booking} onAction={onAction} />,
    },
  ];
  return <Table label={t('table.label')} columns={columns} rows={bookings} />;
});
