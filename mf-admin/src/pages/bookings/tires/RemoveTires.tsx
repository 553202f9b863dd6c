import { type Booking, type BookingTiresRow, removeBookingTires } from '@shop/shared-data/staff';
import { useTranslation } from 'react-i18next';
import { RemoveDialog } from '../../../kit/RemoveDialog';
import { queryKeys } from '../../../lists/queryKeys';
import { tiresKey } from './tiresKey';

interface Props {
  booking: Booking;
  tires: BookingTiresRow;
  onClose: () => void;
  onRemoved: () => void;
}

/** Asks for a confirmation and releases tires of a booking: added again, they could cost more. */
export function RemoveTires({ booking, tires, onClose, onRemoved }: Props) {
  const { t } = useTranslation('adminBookingTires');
  return (
    <RemoveDialog
      id={`bookings/${booking.id}/tires`}
      remove={() => removeBookingTires(tires.id)}
      question={t('remove.question')}
      text={t('remove.text', { count: tires.count, name: tires.name })}
      confirmLabel={t('remove.button')}
      success={t('remove.done')}
      failure={t('remove.failed')}
      refresh={[queryKeys.products, tiresKey(booking.id)]}
      onRemoved={onRemoved}
      onClose={onClose}
    />
  );
}
