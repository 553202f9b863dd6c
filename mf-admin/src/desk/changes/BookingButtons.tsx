import { type Booking, messageOf, shopNow } from '@shop/shared-data/staff';
import { Button } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { customerName } from '../../shop/bookings/customerName';
import styles from './BookingButtons.module.css';
import { availableActions, type BookingAction, statusAfter } from './bookingActions';
import { MessageNote } from './MessageNote';

interface Props {
  booking: Booking;
  /** The pressed button is busy until a promise that this returns has ended. */
  onAction: (action: BookingAction, booking: Booking) => unknown;
}

export function BookingButtons({ booking, onAction }: Props) {
  const { t } = useTranslation('adminBookings');
  const { reference } = booking;
  const name = customerName(booking, t);
  const actions = availableActions(booking, shopNow());
  return (
    <div className={styles.buttons}>
      {actions.map((action) => (
        <Button
          key={action}
          size="sm"
          variant={action === 'schedule' ? 'primary' : 'secondary'}
          aria-label={t(`actions.${action}Of`, { reference, name })}
          onClick={() => onAction(action, booking)}
        >
          {t(`actions.${action}`)}
        </Button>
      ))}
      {actions.includes('reopen') && (
        <MessageNote
          booking={booking}
          message={messageOf(booking, { status: statusAfter('reopen', booking) })}
        />
      )}
    </div>
  );
}
