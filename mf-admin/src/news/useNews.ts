import { readNews } from '@shop/shared-data/staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../lists/queryKeys';
import { readStored, store } from './storedText';

const KEY = 'shop.bookings.seen';

/**
 * Until when this browser's user has seen the bookings that came in. On the first visit that is now: earlier
 * ones are no news.
 */
function readSeenUntil(): string {
  const stored = readStored(KEY);
  if (stored && !Number.isNaN(Date.parse(stored))) return stored;
  const now = new Date().toISOString();
  store(KEY, now);
  return now;
}

/** Records that all bookings until an instant were seen. */
const storeSeenUntil = (instant: string) => store(KEY, instant);

const INTERVAL_MS = 15_000;
const none = { bookings: 0, newest: null, messages: 0 };

/**
 * Reads every 15 seconds, while the page is visible, what has come in. A failure shows the last answer: the
 * pages' own requests report it.
 * @returns the counts, and what marks the bookings as seen
 */
export function useNews() {
  const client = useQueryClient();
  const { data: news = none } = useQuery({
    queryKey: queryKeys.news,
    queryFn: () => readNews(readSeenUntil()),
    refetchInterval: INTERVAL_MS,
  });
  return {
    news,
    markSeen: () => {
      if (!news.newest) return;
      storeSeenUntil(news.newest);
      client.setQueryData(queryKeys.news, { ...news, bookings: 0, newest: null });
    },
  };
}
