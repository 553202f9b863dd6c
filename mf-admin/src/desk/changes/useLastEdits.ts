import type { Booking } from '@shop/shared-data/staff';
import { useCallback, useRef } from 'react';

interface LastEdit {
  /** The versions of the booking (`updated_at`) that it and the edits before it have replaced. */
  replaced: readonly string[];
  /** The booking as it was saved; undefined when the edit failed. */
  result: Promise<Booking | undefined>;
}

/** Remembers the last edit of each booking, for a move that waits for it. */
export function useLastEdits() {
  const lastEdits = useRef(new Map<string, LastEdit>());
  const remember = useCallback(
    ({ id, updated_at }: Booking, result: Promise<Booking | undefined>) => {
      const { replaced = [] } = lastEdits.current.get(id) ?? {};
      const before = replaced.includes(updated_at) ? replaced : [];
      lastEdits.current.set(id, { replaced: [...before, updated_at], result });
    },
    [],
  );
  /** Waits for the last edit; resolves to what that one saved if it began from an earlier version. */
  const latest = useCallback(async (booking: Booking): Promise<Booking> => {
    const last = lastEdits.current.get(booking.id);
    const follows = last?.replaced.includes(booking.updated_at);
    const saved = await last?.result;
    return (follows && saved) || booking;
  }, []);
  return { remember, latest };
}
