import { type Booking, type BookingChanges, editBooking } from '@shop/shared-data/staff';
import { useTranslate } from '@shop/shared-i18n';
import { notify } from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { type BookingAction, statusAfter } from './bookingActions';
import { bookingsLocales } from './locales/bookingsLocales';

/** An action that asks something first. */
interface Question {
  action: 'appoint' | 'move' | 'cancel';
  booking: Booking;
}

/** Working with bookings: what is asked, and what is sent. */
export function useBookingActions() {
  const t = useTranslate(bookingsLocales);
  const client = useQueryClient();
  const [question, setQuestion] = useState<Question>();

  // What the screen shows as busy comes too late for a double click.
  const sending = useRef(new Set<string>());

  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: ({ booking, changes }: { booking: Booking; changes: BookingChanges }) =>
      editBooking(booking, changes),
    onSuccess: (_, { changes }) => {
      notify.success(changes.status === 'cancelled' ? t('cancelled') : t('updated'));
      setQuestion(undefined);
    },
    onError: (_, { changes }) => {
      const isCancel = changes.status === 'cancelled';
      notify.error(isCancel ? t('cancelFailed') : t('updateFailed'));
      // The question has no place for a reason, the page has.
      if (isCancel) setQuestion(undefined);
    },
    // After a failure too: what is shown may be out of date.
    onSettled: (_data, _error, { booking }) => {
      sending.current.delete(booking.id);
      return Promise.all(
        ['bookings', 'today'].map((name) => client.invalidateQueries({ queryKey: [name] })),
      );
    },
  });

  const change = useCallback(
    (booking: Booking, changes: BookingChanges) => {
      if (sending.current.has(booking.id)) return;
      sending.current.add(booking.id);
      mutate({ booking, changes });
    },
    [mutate],
  );

  const act = useCallback(
    (action: BookingAction, booking: Booking) => {
      reset();
      if (action === 'appoint' || action === 'move' || action === 'cancel') {
        setQuestion({ action, booking });
      } else {
        change(booking, { status: statusAfter(action, booking) });
      }
    },
    [change, reset],
  );

  return {
    question,
    error,
    busy: isPending,
    change,
    dismiss: () => {
      setQuestion(undefined);
      reset();
    },
    act,
  };
}
export type BookingActions = ReturnType<typeof useBookingActions>;
