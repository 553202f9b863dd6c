import { callLink, formatPhone, useShop } from '@shop/shared-contract';
import type { Booking } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { Badge, PlainButton, TextLink } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { customerName } from '../../shop/bookings/customerName';
import { formatRequestedTime } from '../../shop/bookings/formatRequestedTime';
import { StatusBadge } from '../../shop/bookings/StatusBadge';
import { useVisitText } from '../../shop/bookings/useVisitText';
import { NewBadge } from '../../shop/news/NewBadge';
import { formatShopTime } from '../../shop/times/shopTime';
import { BookedAnyway } from '../changes/BookedAnyway';
import { BookingButtons } from '../changes/BookingButtons';
import type { StartedAction } from '../changes/useBookingActions';
import { mailLink } from '../contact/customerTexts';
import { useCustomerText } from '../contact/useCustomerText';
import styles from './BookingCard.module.css';

interface Props {
  booking: Booking;
  onAction: (action: StartedAction, booking: Booking) => void;
}

export function BookingCard({ booking, onAction }: Props) {
  const { name: shop } = useShop();
  const text = useCustomerText(booking);
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const visitText = useVisitText();
  const { starts_at, ends_at, bay, waits, phone, email, vehicle, plate, notes } = booking;
  const requestedTime = formatRequestedTime(booking, language);
  const name = customerName(booking, t);
  return (
    <article className={styles.card}>
      <div className={styles.when}>
        {starts_at && ends_at ? (
          <strong>
            {t('day.span', {
              from: formatShopTime(starts_at, language),
              to: formatShopTime(ends_at, language),
            })}
          </strong>
        ) : (
          <strong>{t('noTime')}</strong>
        )}
        {!starts_at && requestedTime && <span>{t('requestedTime', { when: requestedTime })}</span>}
        {bay !== null && <span>{t('day.bay', { bay })}</span>}
        <StatusBadge booking={booking} />
        {booking.is_sample && <Badge>{t('sample')}</Badge>}
        <BookedAnyway booking={booking} />
        <NewBadge booking={booking.id} />
      </div>
      <div className={styles.who}>
        <PlainButton
          className={styles.name}
          aria-label={t('board.open', { reference: booking.reference, name })}
          onClick={() => onAction('open', booking)}
        >
          {name}
        </PlainButton>
        <span>
          {[
            visitText(booking) || t('noService'),
            vehicle,
            plate,
            waits !== null && t(waits ? 'waits.wait' : 'waits.drop'),
          ]
            .filter(Boolean)
            .join(', ')}
        </span>
        <span className={styles.contact}>
          {phone && <TextLink href={callLink(phone)}>{formatPhone(phone)}</TextLink>}
          {email && (
            <TextLink href={mailLink(email, `${shop} (${booking.reference})`, text)}>
              {email}
            </TextLink>
          )}
          <span>{t(`speaks.${booking.language}`)}</span>
          <span>{booking.reference}</span>
        </span>
        {notes && <p className={styles.notes}>{t('notes', { notes })}</p>}
      </div>
      <BookingButtons booking={booking} onAction={onAction} />
    </article>
  );
}
