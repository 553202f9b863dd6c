import { type Booking, type BookingTiresRow, restoreBookingTires } from '@shop/shared-data/staff';
import { FormStatus, useErrorTranslator } from '@shop/shared-ui';
import { useTranslation } from 'react-i18next';
import { UndoBar } from '../../kit/editing/UndoBar';
import { useAction } from '../../kit/forms/useAction';
import { queryKeys } from '../../shop/rows/queryKeys';
import { tireProblem } from './tireProblem';
import { tiresKey } from './tiresKey';

interface Props {
  booking: Booking;
  tires: BookingTiresRow;
  onRestored: () => void;
}

/** Puts tires that were removed back into the booking, at the price that they had. */
export function RemovedTires({ booking, tires, onRestored }: Props) {
  const { t } = useTranslation('adminBookingTires');
  const { explainFailure } = useErrorTranslator();
  const { run, error } = useAction({
    id: `bookings/${booking.id}/tires/restore`,
    send: () => restoreBookingTires(tires.id),
    success: t('remove.restored'),
    failure: t('remove.restoreFailed'),
    refresh: [queryKeys.products, tiresKey(booking.id)],
    onDone: onRestored,
  });
  const problem = tireProblem(error);
  return (
    <>
      {error && (
        <FormStatus tone="error" title={t('remove.restoreFailed')}>
          {problem ? t(`problems.${problem}`) : explainFailure(error)}
        </FormStatus>
      )}
      <UndoBar
        text={t('remove.removed', { count: tires.count, name: tires.name })}
        onUndo={() => run()}
      />
    </>
  );
}
