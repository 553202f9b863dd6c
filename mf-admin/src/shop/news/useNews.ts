import { type News, readNews, shopNow } from '@shop/shared-data/staff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../rows/queryKeys';
import { readStoredText, store } from '../session/storedText';

const KEY = 'shop.bookings.seen';

/** On the first visit it is now: earlier bookings are no news. */
function readSeenUntil(): string {
  const stored = readStoredText(KEY);
  if (stored && !Number.isNaN(Date.parse(stored))) return stored;
  const now = new Date(shopNow()).toISOString();
  store(KEY, now);
  return now;
}

const storeSeenUntil = (instant: string) => store(KEY, instant);

const INTERVAL_MS = 15_000;
const none: News = { bookings: [], messages: 0, newestMessage: null };

/**
 * Reads every 15 seconds what has come in, also while another tab is in front. A failure shows the last answer: the
 * pages' own requests report it.
 */
export function useNews() {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: queryKeys.news,
    queryFn: () => readNews(readSeenUntil()),
    refetchInterval: INTERVAL_MS,
    refetchIntervalInBackground: true,
  });
  const news = data ?? none;
  return {
    news,
    isLoaded: data !== undefined,
    markSeen: () => {
      const [newest] = news.bookings;
      if (!newest) return;
      storeSeenUntil(newest.created_at);
      client.setQueryData<News>(queryKeys.news, { ...news, bookings: [] });
    },
  };
}
