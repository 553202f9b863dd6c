import type { Booking } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { TextLink } from '@shop/shared-ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatShopDateTime } from '../../format/shopTime';
import { Table } from '../../lists/Table';
import { BookedAnyway } from './BookedAnyway';
import { BookingButtons } from './BookingButtons';
import styles from './BookingTable.module.css';
import type { BookingAction } from './bookingActions';
import { customerName } from './customerName';
import { formatRequestedTime } from './formatRequestedTime';
import { StatusBadge } from './StatusBadge';
import { useVisitText } from './useVisitText';

interface Props {
  bookings: Booking[];
  onAction: (action: BookingAction | 'open', booking: Booking) => void;
}

/** Rendered again only when its rows change, not with each letter of a search. */
export const BookingTable = memo(function BookingTable({ bookings, onAction }: Props) {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const visitText = useVisitText();
  const columns = ['when', 'customer', 'service', 'vehicle', 'status', 'actions'] as const;
  return (
    <Table label={t('table.label')} columns={columns.map((column) => t(`table.${column}`))}>
      {bookings.map((booking) => {
        const { id, reference, starts_at, phone, vehicle, plate, waits } = booking;
        const name = customerName(booking, t);
        const requestedTime = formatRequestedTime(booking, language);
        return (
          <tr key={id}>
            <td>
              <div className={styles.when}>
                <div className={styles.moment}>
                  {starts_at ? formatShopDateTime(starts_at, language) : t('noTime')}
                </div>
                {!starts_at && requestedTime && (
                  <div>{t('requestedTime', { when: requestedTime })}</div>
                )}
                <div className={styles.minor}>{reference}</div>
              </div>
            </td>
            <td className={styles.text}>
              <button
                type="button"
                className={styles.name}
                aria-label={t('board.open', { reference, name })}
                onClick={() => onAction('open', booking)}
              >
                {name}
              </button>
              <div className={styles.minor}>
                {phone && <TextLink href={`tel:${phone}`}>{phone}</TextLink>}
              </div>
            </td>
            <td>
              <span>{visitText(booking) || t('noService')}</span>
              {waits !== null && (
                <div className={styles.minor}>{t(waits ? 'waits.wait' : 'waits.drop')}</div>
              )}
            </td>
            <td className={styles.text}>
              <span>{vehicle}</span>
              {plate && <div className={styles.minor}>{plate}</div>}
            </td>
            <td>
              <StatusBadge booking={booking} />
              <div className={styles.minor}>
                <BookedAnyway booking={booking} />
              </div>
            </td>
            <td>
              <BookingButtons booking={booking} onAction={onAction} />
            </td>
          </tr>
        );
      })}
    </Table>
  );
});
