import { readNews } from '@shop/shared-data/staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../lists/queryKeys';
import { readSeenUntil, storeSeenUntil } from './seenUntil';

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
