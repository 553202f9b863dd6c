import { readStored, store } from './storedText';

const KEY = 'shop.bookings.seen';

/**
 * Until when this browser's user has seen the bookings that came in. On the first visit that is now: earlier
 * ones are no news.
 */
export function readSeenUntil(): string {
  const stored = readStored(KEY);
  if (stored && !Number.isNaN(Date.parse(stored))) return stored;
  const now = new Date().toISOString();
  store(KEY, now);
  return now;
}

/** Records that all bookings until an instant were seen. */
export const storeSeenUntil = (instant: string) => store(KEY, instant);
