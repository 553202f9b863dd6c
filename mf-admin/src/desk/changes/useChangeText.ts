import type { Booking, BookingChanges } from '@shop/shared-data/staff';
import { useLanguage } from '@shop/shared-i18n';
import { useTranslation } from 'react-i18next';
import { useBayName } from '../../shop/bookings/bayName';
import { customerName } from '../../shop/bookings/customerName';
import { stateOf } from '../../shop/bookings/StatusBadge';
import { formatShopDateTime, formatShopTime } from '../../shop/times/shopTime';

export interface BookingChange {
  before: Booking;
  booking: Booking;
  changes: BookingChanges;
  /** Whether the booking was entered, and not changed. */
  isEntry?: boolean;
}

/**
 * `The booking of Carl Young was moved to 10:00 AM, Bay 2.` It names the earlier bay where the database chose
 * another.
 */
export function useChangeText() {
  const { t } = useTranslation('adminBookings');
  const { language } = useLanguage();
  const bayName = useBayName();

  return ({ before, booking, changes, isEntry }: BookingChange): string => {
    const { starts_at, bay, minutes } = booking;
    const name = customerName(booking, t);
    if (isEntry) {
      return starts_at && bay !== null
        ? t('move.booked', {
            name,
            time: formatShopDateTime(starts_at, language),
            bay: bayName(bay),
          })
        : t('enter.booked', { reference: booking.reference });
    }
    if (changes.called_about) return t('calls.ticked', { name });
    // A booking that is reopened gets a bay again, which is no move.
    const isPlaced = starts_at !== before.starts_at || (before.bay !== null && bay !== before.bay);
    if (isPlaced && starts_at && bay !== null) {
      const place = { name, bay: bayName(bay) };
      const text =
        before.starts_at && booking.requested_date === before.requested_date
          ? t('move.moved', { ...place, time: formatShopTime(starts_at, language) })
          : t('move.movedDay', { ...place, time: formatShopDateTime(starts_at, language) });
      const isOtherBay =
        before.bay !== null && before.bay !== bay && typeof changes.bay !== 'number';
      return isOtherBay ? `${text} ${t('move.otherBay', { bay: bayName(before.bay ?? 0) })}` : text;
    }
    if (minutes !== null && minutes !== before.minutes) return t('move.resized', { name, minutes });
    return stateOf(booking) === stateOf(before)
      ? t('move.changed', { name })
      : t('move.state', { name, state: t(`status.${stateOf(booking)}`) });
  };
}
