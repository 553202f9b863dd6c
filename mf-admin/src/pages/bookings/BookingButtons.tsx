import type { Booking } from '@shop/shared-data/staff';
import { useTranslate } from '@shop/shared-i18n';
import { Button } from '@shop/shared-ui';
import styles from './BookingButtons.module.css';
import { availableActions, type BookingAction } from './bookingActions';
import { bookingsLocales } from './locales/bookingsLocales';

interface Props {
  booking: Booking;
  onAction: (action: BookingAction, booking: Booking) => void;
}

/** The buttons of the actions that a booking allows. */
export function BookingButtons({ booking, onAction }: Props) {
  const t = useTranslate(bookingsLocales);
  const { reference, name } = booking;
  return (
    <div className={styles.buttons}>
      {availableActions(booking, Date.now()).map((action) => (
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
    </div>
  );
}
