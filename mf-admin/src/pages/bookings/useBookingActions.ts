import { type Booking, type BookingChanges, editBooking } from '@shop/shared-data/staff';
import { useTranslate } from '@shop/shared-i18n';
import { notify, useSingleFlight } from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { queryKeys } from '../../lists/queryKeys';
import { type BookingAction, statusAfter } from './bookingActions';
import { bookingsLocales } from './locales/bookingsLocales';

/** An action that opens a dialog before anything is sent. */
interface OpenDialog {
  action: 'schedule' | 'reschedule' | 'cancel';
  booking: Booking;
}

interface Edit {
  booking: Booking;
  changes: BookingChanges;
}

const isCancellation = ({ changes }: Edit) => changes.status === 'cancelled';

/** What staff do with bookings: which dialog is open, and what is sent. */
export function useBookingActions() {
  const t = useTranslate(bookingsLocales);
  const client = useQueryClient();
  const [dialog, setDialog] = useState<OpenDialog>();

  const outcome = (edit: Edit) =>
    notify.outcome(`bookings/${edit.booking.id}/${isCancellation(edit) ? 'cancel' : 'update'}`);
  const failureOf = (edit: Edit) => (isCancellation(edit) ? t('cancelFailed') : t('updateFailed'));

  const { mutateAsync, error, variables, isPending, reset } = useMutation({
    mutationFn: ({ booking, changes }: Edit) => editBooking(booking, changes),
    onSuccess: (_, edit) => {
      outcome(edit).succeeded(isCancellation(edit) ? t('cancelled') : t('updated'));
      setDialog(undefined);
    },
    onError: (_, edit) => {
      outcome(edit).failed(failureOf(edit));
      // The confirmation has no place for the reason; the page shows it.
      if (isCancellation(edit)) setDialog(undefined);
    },
    // After a failure too: what is shown may be out of date.
    onSettled: () =>
      Promise.all(
        [queryKeys.bookings, queryKeys.today].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });

  const send = useCallback(
    // A rejection is in `error` and has its notification.
    (booking: Booking, changes: BookingChanges) =>
      mutateAsync({ booking, changes }).catch(() => undefined),
    [mutateAsync],
  );
  const change = useSingleFlight(send, ({ id }) => id);

  const start = useCallback(
    (action: BookingAction, booking: Booking) => {
      reset();
      if (action === 'schedule' || action === 'reschedule' || action === 'cancel') {
        setDialog({ action, booking });
      } else {
        void change(booking, { status: statusAfter(action, booking) });
      }
    },
    [change, reset],
  );

  return {
    dialog,
    error,
    /** The title of the error: `Failed to cancel booking`. */
    failure: variables && failureOf(variables),
    busy: isPending,
    /** Sends changes of a booking. */
    change,
    closeDialog: () => {
      setDialog(undefined);
      reset();
    },
    /** Starts an action: opens its dialog, or sends it at once if it has none. */
    start,
  };
}
export type BookingActions = ReturnType<typeof useBookingActions>;
