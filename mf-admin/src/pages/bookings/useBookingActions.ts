import {
  type Booking,
  type BookingChanges,
  type BookingPlace,
  editBooking,
  placeInBay,
} from '@shop/shared-data/staff';
import { useLanguage, useTranslate } from '@shop/shared-i18n';
import { notify, useSingleFlight } from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { formatShopTime } from '../../format/shopTime';
import { queryKeys } from '../../lists/queryKeys';
import { useBayName } from './bayName';
import { type BookingAction, statusAfter } from './bookingActions';
import { bookingsLocales } from './locales/bookingsLocales';
import { stateOf } from './StatusBadge';

/** An action that opens a dialog before anything is sent. */
interface OpenDialog {
  action: 'schedule' | 'reschedule' | 'cancel' | 'open';
  booking: Booking;
}

interface Edit {
  booking: Booking;
  isCancellation?: boolean;
  isUndo?: boolean;
  send: () => Promise<Booking>;
  /** Returns the change that undoes this one; without it, it cannot be undone. */
  inverse?: (changed: Booking) => Undo;
}

interface Undo {
  /** What was done: `The booking of Carl Young was moved to 10:00 AM, Bay 2.` */
  text: string;
  send: () => Promise<Booking>;
  booking: Booking;
}

const placeOf = ({ requested_date, requested_slot, bay, minutes }: Booking) =>
  requested_date && requested_slot && bay !== null
    ? { day: requested_date, slot: requested_slot, bay, minutes }
    : undefined;

/**
 * Returns what restores the fields that a change names. The bay too: the database frees that of a
 * cancelled booking, and may choose another one for another time.
 */
const undoOf = (booking: Booking, changed: Booking, changes: BookingChanges): BookingChanges => ({
  ...Object.fromEntries(
    Object.keys(changes).map((name) => [name, booking[name as keyof BookingChanges]]),
  ),
  status: booking.status,
  stage: booking.stage,
  ...(booking.bay !== null && booking.bay !== changed.bay && { bay: booking.bay }),
});

/** What staff do with bookings: which dialog is open, what is sent, and what can be undone. */
export function useBookingActions() {
  const t = useTranslate(bookingsLocales);
  const { language } = useLanguage();
  const bayName = useBayName();
  const client = useQueryClient();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [undo, setUndo] = useState<Undo>();

  const outcome = ({ booking, isCancellation }: Edit) =>
    notify.outcome(`bookings/${booking.id}/${isCancellation ? 'cancel' : 'update'}`);
  const failureOf = ({ isCancellation, isUndo }: Edit) =>
    isUndo ? t('move.undoFailed') : t(isCancellation ? 'cancelFailed' : 'updateFailed');
  const successOf = ({ isCancellation, isUndo }: Edit) =>
    isUndo ? t('move.undone') : t(isCancellation ? 'cancelled' : 'updated');

  const refresh = useCallback(
    () =>
      Promise.all(
        [queryKeys.bookings, queryKeys.today].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
    [client],
  );

  const { mutateAsync, error, variables, isPending, reset } = useMutation({
    mutationFn: (edit: Edit) => edit.send(),
    onSuccess: (changed, edit) => {
      outcome(edit).succeeded(successOf(edit));
      // Shown at once: what is loaded again comes later.
      client.setQueriesData<{ id: unknown }[]>({ queryKey: queryKeys.bookings }, (rows) =>
        rows?.map((row) => (row.id === changed.id ? changed : row)),
      );
      setDialog(undefined);
      setUndo(edit.inverse?.(changed));
    },
    onError: (_, edit) => {
      outcome(edit).failed(failureOf(edit));
      // The confirmation has no place for the reason; the page shows it.
      if (edit.isCancellation) setDialog(undefined);
    },
    // After a failure too: what is shown may be out of date. The edit does not wait for it: until it
    // ends, a further one of the same booking is ignored, and its undo would be.
    onSettled: () => {
      void refresh();
    },
  });

  const send = useCallback(
    // A rejection is in `error` and has its notification.
    (edit: Edit) => mutateAsync(edit).catch(() => undefined),
    [mutateAsync],
  );
  const sendOnce = useSingleFlight(send, ({ booking }) => booking.id);

  const change = useCallback(
    (booking: Booking, changes: BookingChanges) =>
      sendOnce({
        booking,
        isCancellation: changes.status === 'cancelled',
        send: () => editBooking(booking, changes),
        inverse: (changed) => ({
          booking: changed,
          text: t('move.state', { name: changed.name, state: t(`status.${stateOf(changed)}`) }),
          send: () => editBooking(changed, undoOf(booking, changed, changes)),
        }),
      }),
    [sendOnce, t],
  );

  const place = (booking: Booking, to: BookingPlace) => {
    const earlier = placeOf(booking);
    return sendOnce({
      booking,
      send: () => placeInBay(booking, to),
      ...(earlier && {
        inverse: (changed) => ({
          booking: changed,
          text:
            to.minutes === earlier.minutes
              ? t('move.moved', {
                  name: changed.name,
                  time: formatShopTime(changed.starts_at ?? '', language),
                  bay: bayName(to.bay),
                })
              : t('move.resized', { name: changed.name, minutes: to.minutes ?? '' }),
          send: () => placeInBay(changed, earlier),
        }),
      }),
    });
  };

  const start = useCallback(
    (action: BookingAction | 'open', booking: Booking) => {
      reset();
      if (action === 'complete' || action === 'markNoShow' || action === 'reopen') {
        void change(booking, { status: statusAfter(action, booking) });
      } else {
        setDialog({ action, booking });
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
    /** Moves a booking to a time and bay, or changes its duration. */
    place,
    /** Loads again what is shown. */
    refresh,
    closeDialog: () => {
      setDialog(undefined);
      reset();
    },
    /** The last change, with what undoes it. */
    undo: undo && {
      text: undo.text,
      key: undo.booking.updated_at,
      run: () => {
        setUndo(undefined);
        void sendOnce({ booking: undo.booking, isUndo: true, send: undo.send });
      },
    },
    /** Starts an action: opens its dialog, or sends it at once if it has none. */
    start,
  };
}
export type BookingActions = ReturnType<typeof useBookingActions>;
