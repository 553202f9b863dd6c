import {
  type Booking,
  type BookingChanges,
  type BookingPlace,
  editBooking,
  messageAbout,
  messageOfEntry,
  placeInBay,
  problemsToConfirm,
  shopNow,
  type TodaySummary,
} from '@shop/shared-data/staff';
import { notify, useSingleFlight } from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../shop/rows/queryKeys';
import { type BookingAction, statusAfter } from './bookingActions';
import { entryOf, inverseOf, placeOf, type Send, type Undo, withConfirmed } from './bookingUndo';
import { useBookAnyway } from './useBookAnyway';
import { useChangeText } from './useChangeText';

interface OpenDialog {
  action: 'schedule' | 'reschedule' | 'cancel' | 'edit';
  booking: Booking;
}

/** `open` shows the card of a booking, `edit` its form. */
export type StartedAction = BookingAction | 'open' | 'edit';

interface Edit {
  booking: Booking;
  isCancellation?: boolean;
  isUndo?: boolean;
  isMove?: boolean;
  send: Send;
  /** Returns the change that undoes this one; without it, it cannot be undone. */
  inverse?: (changed: Booking) => Undo;
}

interface LastEdit {
  /** The versions of the booking (`updated_at`) that it and the edits before it have replaced. */
  replaced: readonly string[];
  /** The booking as it was saved; undefined when the edit failed. */
  result: Promise<Booking | undefined>;
}

/** Whether staff decided against what the database asked them to confirm: nothing failed. */
const isDeclined = (error: unknown) => problemsToConfirm(error).length > 0;

interface Card {
  open: (booking: Booking) => void;
  /** With the id of a booking, closes only the card of that one. */
  close: (id?: string) => void;
}

export function useBookingActions(card?: Card) {
  const { t } = useTranslation('adminBookings');
  const changeText = useChangeText();
  const client = useQueryClient();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [undo, setUndo] = useState<Undo>();
  const { bookAnyway, question } = useBookAnyway();
  const lastEdits = useRef(new Map<string, LastEdit>());
  // `start` does not change with it: a list that receives it is memoized.
  const currentCard = useRef(card);
  useLayoutEffect(() => {
    currentCard.current = card;
  }, [card]);

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

  const mutation = useMutation({
    mutationFn: (edit: Edit) => bookAnyway(edit.send),
    onSuccess: (changed, edit) => {
      outcome(edit).succeeded(successOf(edit));
      // Shown at once: what is loaded again comes later.
      const update = <Row extends { id: unknown }>(rows: Row[]) =>
        rows.map((row): Row | Booking => (row.id === changed.id ? changed : row));
      client.setQueriesData<{ id: unknown }[]>(
        { queryKey: queryKeys.bookings },
        (rows) => rows && update(rows),
      );
      client.setQueriesData<TodaySummary>(
        { queryKey: queryKeys.today },
        (day) => day && { ...day, appointments: update(day.appointments) },
      );
      // Staff may have opened another booking since.
      setDialog((opened) => (opened?.booking.id === changed.id ? undefined : opened));
      currentCard.current?.close(changed.id);
      setUndo(edit.inverse?.(changed));
    },
    onError: (refused, edit) => {
      if (isDeclined(refused)) return;
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

  const { mutateAsync, variables, isPending, reset } = mutation;
  const error = isDeclined(mutation.error) ? null : mutation.error;

  const remember = useCallback(
    ({ id, updated_at }: Booking, result: Promise<Booking | undefined>) => {
      const { replaced = [] } = lastEdits.current.get(id) ?? {};
      const before = replaced.includes(updated_at) ? replaced : [];
      lastEdits.current.set(id, { replaced: [...before, updated_at], result });
    },
    [],
  );

  const send = useCallback(
    (edit: Edit) => {
      // A rejection is in `error` and has its notification.
      const result = mutateAsync(edit).catch(() => undefined);
      // `place` remembers a move, when it begins to wait.
      if (!edit.isMove) remember(edit.booking, result);
      return result;
    },
    [mutateAsync, remember],
  );
  const sendOnce = useSingleFlight(send, ({ booking }) => booking.id);

  const change = useCallback(
    (booking: Booking, changes: BookingChanges) =>
      sendOnce({
        booking,
        isCancellation: changes.status === 'cancelled',
        send: (confirmed) => editBooking(booking, { ...changes, ...withConfirmed(confirmed) }),
        inverse: (changed) => inverseOf(booking, changed, changes),
      }),
    [sendOnce],
  );

  const placeNow = async (booking: Booking, to: BookingPlace) => {
    const earlier = placeOf(booking);
    let placed: Booking | undefined;
    await sendOnce({
      booking,
      isMove: true,
      send: async (confirmed) => {
        placed = await placeInBay(booking, { ...to, ...withConfirmed(confirmed) });
        return placed;
      },
      ...(earlier && {
        inverse: (changed) => ({
          before: booking,
          booking: changed,
          changes: { bay: to.bay, minutes: to.minutes },
          send: (confirmed) => placeInBay(changed, { ...earlier, ...withConfirmed(confirmed) }),
        }),
      }),
    });
    return placed;
  };

  // A move waits for the last edit, and changes what that one saved if it began from an earlier version.
  const place = async (booking: Booking, to: BookingPlace) => {
    const last = lastEdits.current.get(booking.id);
    const follows = last?.replaced.includes(booking.updated_at);
    const result = Promise.resolve(last?.result).then((saved) =>
      placeNow((follows && saved) || booking, to),
    );
    remember(booking, result);
    await result;
  };

  const start = useCallback(
    (action: StartedAction, booking: Booking) => {
      reset();
      if (action === 'open') return currentCard.current?.open(booking);
      if (action === 'complete' || action === 'markNoShow' || action === 'reopen') {
        void change(booking, { status: statusAfter(action, booking) });
      } else {
        currentCard.current?.close();
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
    /** Whether to book anyway, while it is asked. */
    question,
    change,
    /** Offers to undo changes that a form has saved. */
    offerUndo: (booking: Booking, changed: Booking, changes: BookingChanges) =>
      setUndo(inverseOf(booking, changed, changes)),
    /** Stops offering the undo, when something else can be undone. */
    dropUndo: () => setUndo(undefined),
    /** Offers to take back a booking that was entered. */
    offerUndoOfEntry: (booking: Booking) => setUndo(entryOf(booking)),
    place,
    refresh,
    closeDialog: () => {
      setDialog(undefined);
      reset();
    },
    undo: undo && {
      text: changeText(undo),
      key: undo.booking.updated_at,
      booking: undo.booking,
      /** What the change sends to the customer. */
      message: undo.isEntry
        ? messageOfEntry(undo.booking)
        : messageAbout(undo.before, undo.booking, shopNow()),
      /** Whether undoing it sends a message too, once that one has gone out. */
      sendsAgain: undo.isEntry || messageAbout(undo.booking, undo.before, shopNow()) !== undefined,
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
