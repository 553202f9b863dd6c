import {
  type Booking,
  type BookingChanges,
  type BookingPlace,
  editBooking,
  messageAbout,
  messageOfEntry,
  placeInBay,
  shopNow,
} from '@shop/shared-data/staff';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type BookingAction, statusAfter } from './bookingActions';
import { entryOf, inverseOf, inverseOfMove, type Undo, withConfirmed } from './bookingUndo';
import { useChangeText } from './useChangeText';
import { useSendEdit } from './useSendEdit';

interface OpenDialog {
  action: 'schedule' | 'reschedule' | 'cancel' | 'edit' | 'tires';
  booking: Booking;
}

/** `open` shows the card of a booking, `edit` its form, `tires` its form where tires are added. */
export type StartedAction = BookingAction | 'open' | 'edit' | 'tires';

interface Card {
  open: (booking: Booking) => void;
  /** With the id of a booking, closes only the card of that one. */
  close: (id?: string) => void;
}

/** What staff do with a booking: its dialogs, changes and moves, and the undo of the last one. */
export function useBookingActions(card?: Card) {
  const changeText = useChangeText();
  const [dialog, setDialog] = useState<OpenDialog>();
  const [undo, setUndo] = useState<Undo>();
  // `start` does not change with it: a list that receives it is memoized.
  const currentCard = useRef(card);
  useLayoutEffect(() => {
    currentCard.current = card;
  }, [card]);
  const { sendOnce, remember, latest, reset, ...sending } = useSendEdit({
    onSaved: (changed, edit) => {
      // Staff may have opened another booking since.
      setDialog((opened) => (opened?.booking.id === changed.id ? undefined : opened));
      currentCard.current?.close(changed.id);
      setUndo(edit.inverse?.(changed));
    },
    onFailed: ({ isCancellation }) => {
      // The confirmation has no place for the reason; the page shows it.
      if (isCancellation) setDialog(undefined);
    },
  });

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

  const placeNow = useCallback(
    async (booking: Booking, to: BookingPlace) => {
      let placed: Booking | undefined;
      await sendOnce({
        booking,
        isMove: true,
        send: async (confirmed) => {
          placed = await placeInBay(booking, { ...to, ...withConfirmed(confirmed) });
          return placed;
        },
        ...inverseOfMove(booking, to),
      });
      return placed;
    },
    [sendOnce],
  );

  // A move waits for the last edit, and changes what that one saved if it began from an earlier version.
  const place = useCallback(
    async (booking: Booking, to: BookingPlace) => {
      const result = latest(booking).then((version) => placeNow(version, to));
      remember(booking, result);
      await result;
    },
    [latest, placeNow, remember],
  );

  const start = useCallback(
    (action: StartedAction, booking: Booking): unknown => {
      reset();
      if (action === 'open') return currentCard.current?.open(booking);
      if (action === 'complete' || action === 'markNoShow' || action === 'reopen') {
        return change(booking, { status: statusAfter(action, booking) });
      }
      currentCard.current?.close();
      return setDialog({ action, booking });
    },
    [change, reset],
  );

  return {
    ...sending,
    dialog,
    change,
    /** Offers to undo changes that a form has saved. */
    offerUndo: (booking: Booking, changed: Booking, changes: BookingChanges) =>
      setUndo(inverseOf(booking, changed, changes)),
    /** Stops offering the undo, when something else can be undone. */
    dropUndo: () => setUndo(undefined),
    /** Offers to take back a booking that was entered. */
    offerUndoOfEntry: (booking: Booking) => setUndo(entryOf(booking)),
    place,
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
    /** Starts an action: opens its dialog, or sends it at once if it has none and returns the promise of its end. */
    start,
  };
}
export type BookingActions = ReturnType<typeof useBookingActions>;
