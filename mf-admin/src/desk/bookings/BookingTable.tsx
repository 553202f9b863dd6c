import { callLink, formatPhone } from '@shop/shared-contract';
import type { Booking, RecentBooking } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Badge, Cluster, PlainButton, TextLink } from '@shop/shared-ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../kit/lists/columns';
import { NoSelectBox, SelectBox } from '../../kit/lists/SelectBox';
import { Table } from '../../kit/lists/Table';
import { customerName } from '../../shop/bookings/customerName';
import { formatRequestedTime } from '../../shop/bookings/formatRequestedTime';
import { StatusBadge } from '../../shop/bookings/StatusBadge';
import { useVisitText } from '../../shop/bookings/useVisitText';
import { formatShopDateTime, formatShopMoment } from '../../shop/times/shopTime';
import { BookedAnyway } from '../changes/BookedAnyway';
import { BookingButtons } from '../changes/BookingButtons';
import { canCancel } from '../changes/bookingActions';
import type { StartedAction } from '../changes/useBookingActions';
import styles from './BookingTable.module.css';

/** A booking of the list; of the recent ones, how many come from its network. */
export type ListedBooking = Booking & Partial<Pick<RecentBooking, 'same_network'>>;

interface Props {
  bookings: ListedBooking[];
  selected: ReadonlySet<string>;
  onSelect: (id: string, isSelected: boolean) => void;
  onAction: (action: StartedAction, booking: Booking) => void;
}

/** Rendered again only when its rows change, not with each letter of a search. */
export const BookingTable = memo(function BookingTable(props: Props) {
  const { bookings, selected, onSelect, onAction } = props;
  const { t } = useTranslation('adminBookings');
  const { t: tMany } = useTranslation('adminCancelMany');
  const { language } = useLanguage();
  const visitText = useVisitText();
  const columns: Column<ListedBooking>[] = [
    {
      id: 'when',
      header: t('table.when'),
      value: ({ starts_at }) => starts_at,
      cell: (booking) => {
        const requestedTime = formatRequestedTime(booking, language);
        const { id, reference, created_at, same_network } = booking;
        return (
          <div className={styles.selectable}>
            {canCancel(booking) ? (
              <SelectBox
                label={tMany('select', { reference, name: customerName(booking, t) })}
                isSelected={selected.has(id)}
                onSelect={(isSelected) => onSelect(id, isSelected)}
              />
            ) : (
              <NoSelectBox />
            )}
            <div className={styles.when}>
              <div className={styles.moment}>
                {booking.starts_at ? formatShopDateTime(booking.starts_at, language) : t('noTime')}
              </div>
              {!booking.starts_at && requestedTime && (
                <div>{t('requestedTime', { when: requestedTime })}</div>
              )}
              <div className={styles.minor}>{reference}</div>
              {same_network !== undefined && (
                <div className={styles.minor}>
                  {tMany('recent.made', { when: formatShopMoment(created_at, language) })}
                </div>
              )}
              {same_network !== undefined && same_network > 1 && (
                <Badge tone="warning">{tMany('recent.network', { count: same_network })}</Badge>
              )}
            </div>
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
        const { reference, phone, email, same_network } = booking;
        const name = customerName(booking, t);
        return (
          <>
            <PlainButton
              className={styles.name}
              aria-label={t('board.open', { reference, name })}
              onClick={() => onAction('open', booking)}
            >
              {name}
            </PlainButton>
            <div className={styles.minor}>
              {phone && <TextLink href={callLink(phone)}>{formatPhone(phone)}</TextLink>}
            </div>
            {same_network !== undefined && <div className={styles.email}>{email}</div>}
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
          <Cluster gap="sm">
            <StatusBadge booking={booking} />
            {booking.is_sample && <Badge>{t('sample')}</Badge>}
          </Cluster>
          <div className={styles.minor}>
            <BookedAnyway booking={booking} sameCar="loaded" />
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
