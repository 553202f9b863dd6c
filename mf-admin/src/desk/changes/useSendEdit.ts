import { type Booking, problemsToConfirm, type TodaySummary } from '@shop/shared-data/staff';
import { notify, useSingleFlight } from '@shop/shared-ui';
import {
  type QueryClient,
  useIsMutating,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { queryKeys } from '../../shop/rows/queryKeys';
import type { Send, Undo } from './bookingUndo';
import { useBookAnyway } from './useBookAnyway';
import { useLastEdits } from './useLastEdits';

export interface Edit {
  booking: Booking;
  isCancellation?: boolean;
  isUndo?: boolean;
  isMove?: boolean;
  send: Send;
  /** Returns the change that undoes this one; without it, it cannot be undone. */
  inverse?: (changed: Booking) => Undo;
}

interface Results {
  onSaved: (changed: Booking, edit: Edit) => void;
  onFailed: (edit: Edit) => void;
}

/** Whether staff decided against what the database asked them to confirm: nothing failed. */
const isDeclined = (error: unknown) => problemsToConfirm(error).length > 0;

/** Shows a saved booking at once: what is loaded again comes later. */
function showSaved(client: QueryClient, saved: Booking) {
  const update = <Row extends { id: unknown }>(rows: Row[]) =>
    rows.map((row): Row | Booking => (row.id === saved.id ? saved : row));
  client.setQueriesData<{ id: unknown }[]>(
    { queryKey: queryKeys.bookings },
    (rows) => rows && update(rows),
  );
  client.setQueriesData<TodaySummary>(
    { queryKey: queryKeys.today },
    (day) => day && { ...day, appointments: update(day.appointments) },
  );
}

const EDITS = ['bookings', 'edit'];

/** Whether an edit of the booking with this id is being saved. */
export const useIsChanging = (id: string): boolean =>
  useIsMutating({
    mutationKey: EDITS,
    predicate: ({ state }) => (state.variables as Edit | undefined)?.booking.id === id,
  }) > 0;

/** Sends the edits of bookings, one at a time for each, and notifies of their outcome. */
export function useSendEdit({ onSaved, onFailed }: Results) {
  const { t } = useTranslation('adminBookings');
  const client = useQueryClient();
  const { bookAnyway, question } = useBookAnyway();
  const { remember, latest } = useLastEdits();

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
    mutationKey: EDITS,
    mutationFn: (edit: Edit) => bookAnyway(edit.send),
    onSuccess: (changed, edit) => {
      outcome(edit).succeeded(successOf(edit));
      showSaved(client, changed);
      onSaved(changed, edit);
    },
    onError: (refused, edit) => {
      if (isDeclined(refused)) return;
      outcome(edit).failed(failureOf(edit));
      onFailed(edit);
    },
    // After a failure too: what is shown may be out of date. The edit does not wait for it: until it
    // ends, a further one of the same booking is ignored, and its undo would be.
    onSettled: () => {
      void refresh();
    },
  });
  const { mutateAsync, variables, isPending, reset } = mutation;

  const send = useCallback(
    (edit: Edit) => {
      // A rejection is in `error` and has its notification.
      const result = mutateAsync(edit).catch(() => undefined);
      // A move is remembered when it begins to wait.
      if (!edit.isMove) remember(edit.booking, result);
      return result;
    },
    [mutateAsync, remember],
  );

  return {
    sendOnce: useSingleFlight(send, ({ booking }) => booking.id),
    remember,
    latest,
    error: isDeclined(mutation.error) ? null : mutation.error,
    /** The title of the error: `Failed to cancel booking`. */
    failure: variables && failureOf(variables),
    busy: isPending,
    /** Whether to book anyway, while it is asked. */
    question,
    refresh,
    reset,
  };
}
