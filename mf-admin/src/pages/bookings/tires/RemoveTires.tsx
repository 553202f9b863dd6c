import { type Booking, type BookingTiresRow, removeBookingTires } from '@shop/shared-data/staff';
import { ConfirmDialog, notify, useSingleFlight } from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
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
  const { t: common } = useTranslation('common');
  const client = useQueryClient();
  const outcome = notify.outcome(`bookings/${booking.id}/tires/remove`);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => removeBookingTires(tires.id),
    onSuccess: () => {
      outcome.succeeded(t('remove.done'));
      return client.invalidateQueries({ queryKey: queryKeys.products });
    },
    onError: () => outcome.failed(t('remove.failed')),
    // After a rejection too: a colleague may have changed them.
    onSettled: () => client.invalidateQueries({ queryKey: tiresKey(booking.id) }),
  });
  const confirm = useSingleFlight(async () => {
    // A rejection has its notification.
    const isRemoved = await mutateAsync().then(
      () => true,
      () => false,
    );
    onClose();
    if (isRemoved) onRemoved();
  });
  return (
    <ConfirmDialog
      open
      title={t('remove.question')}
      text={t('remove.text', { count: tires.count, name: tires.name })}
      tone="danger"
      confirmLabel={t('remove.button')}
      cancelLabel={common('cancel')}
      busy={isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
