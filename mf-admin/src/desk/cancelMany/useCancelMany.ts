import {
  type Booking,
  type Cancellation,
  cancelBookings,
  MESSAGE_PAUSE_S,
  type Restoration,
  restoreBookings,
} from '@shop/shared-data/staff';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../kit/forms/useAction';
import { queryKeys } from '../../shop/rows/queryKeys';
import { useManyMessagesNote } from './useManyMessagesNote';

interface Asked {
  bookings: readonly Booking[];
  /** Called once they are cancelled, also if some are not. */
  onDone: () => void;
}

interface Refused {
  booking: Booking;
  problem: NonNullable<Cancellation['problem'] | Restoration['problem']> | 'reopened';
  status: Booking['status'];
}

interface Report {
  kind: 'cancel' | 'restore';
  bookings: readonly Booking[];
  refused: readonly Refused[];
  /** What can be restored. */
  cancelled: readonly Cancellation[];
  withMessages: boolean;
}

const findRefused = (
  bookings: readonly Booking[],
  results: readonly (Restoration | Cancellation)[],
): Refused[] =>
  results.flatMap((result): Refused[] => {
    const booking = bookings.find(({ id }) => id === result.id);
    if (!booking || !result.problem) return [];
    if ('status' in result) return [{ booking, problem: result.problem, status: result.status }];
    const problem = result.problem === 'changed' ? 'reopened' : result.problem;
    return [{ booking, problem, status: booking.status }];
  });

/** What an attempt whose response was lost has cancelled is closed for the next one, which counts it as its own. */
const withEarlier = (
  results: readonly Cancellation[],
  bookings: readonly Booking[],
  sent: ReadonlySet<string>,
): Cancellation[] =>
  results.map((result) => {
    const before = bookings.find(({ id }) => id === result.id);
    const isOwn = sent.has(result.id) && result.problem === 'closed';
    if (!before || !isOwn || result.status !== 'cancelled') return result;
    return { ...result, problem: null, status: before.status };
  });

const refresh = [queryKeys.bookings, queryKeys.today];

/** Cancels many bookings after a question, reports what became of them, and restores them. */
export function useCancelMany({ onCancelled }: { onCancelled: () => void }) {
  const { t } = useTranslation('adminCancelMany');
  const { after } = useManyMessagesNote();
  const [asked, setAsked] = useState<Asked>();
  const [report, setReport] = useState<Report>();
  const [lateReport, setLateReport] = useState<Report>();
  /** The ids of attempts without a response. */
  const unanswered = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const timer = setTimeout(() => setLateReport(report), MESSAGE_PAUSE_S * 1000);
    return () => clearTimeout(timer);
  }, [report]);

  const cancellation = useAction({
    id: 'bookings/many',
    send: async ({ bookings, withMessages }: Pick<Report, 'bookings' | 'withMessages'>) => {
      const sent = unanswered.current;
      unanswered.current = new Set([...sent, ...bookings.map(({ id }) => id)]);
      const results = await cancelBookings(bookings, withMessages);
      unanswered.current = new Set();
      return withEarlier(results, bookings, sent);
    },
    success: (results) => {
      const count = results.filter(({ problem }) => problem === null).length;
      return count > 0 ? t('cancelled', { count }) : undefined;
    },
    failure: t('cancelFailed'),
    refresh,
    onDone: (results, input) => {
      setReport({
        ...input,
        kind: 'cancel',
        refused: findRefused(input.bookings, results),
        cancelled: results.filter(({ problem }) => problem === null),
      });
      onCancelled();
      asked?.onDone();
      setAsked(undefined);
    },
  });
  const undo = useAction({
    id: 'bookings/many',
    send: ({ cancelled, withMessages }: Report) => restoreBookings(cancelled, withMessages),
    success: (results) => {
      const restored = results.filter(({ problem }) => problem === null);
      if (restored.length === 0) return undefined;
      return `${t('restored', { count: restored.length })} ${after(restored)}`;
    },
    failure: t('restoreFailed'),
    refresh,
    onDone: (results, { bookings, withMessages }) =>
      setReport({
        kind: 'restore',
        bookings,
        refused: findRefused(bookings, results),
        cancelled: [],
        withMessages,
      }),
  });
  return {
    asked: asked?.bookings,
    /** Asks before it cancels them. */
    ask: (bookings: readonly Booking[], onDone: () => void) => setAsked({ bookings, onDone }),
    close: () => {
      setAsked(undefined);
      cancellation.forget();
    },
    cancel: cancellation.run,
    error: cancellation.error,
    busy: cancellation.busy,
    report,
    /** Whether the messages about the cancellations have gone out. */
    isLate: lateReport === report,
    restore: undo.run,
  };
}
export type CancelMany = ReturnType<typeof useCancelMany>;
