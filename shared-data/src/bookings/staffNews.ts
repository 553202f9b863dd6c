import * as z from 'zod/mini';
import { parseQuery, runQuery } from '../runQuery';
import { staffClient } from '../staffClient';

/** Counts the unread messages that were not removed. @throws {DataError} */
export async function countUnread(): Promise<number> {
  const { count } = await runQuery(
    staffClient()
      .from('contact_messages')
      .select('id', { count: 'exact', head: true })
      .is('deleted_at', null)
      .eq('is_read', false),
  );
  return count ?? 0;
}

export interface News {
  /** Bookings of visitors that came in after the given moment. */
  bookings: number;
  /** When the newest of them came in; null when there is none. */
  newest: string | null;
  messages: number;
}

const received = z.array(z.object({ created_at: z.string() }));

/** Counts unread messages, and bookings since an instant. @throws {DataError} */
export async function readNews(since: string): Promise<News> {
  const [bookings, unread] = await Promise.all([
    parseQuery(
      staffClient()
        .from('bookings')
        .select('created_at')
        .eq('by_staff', false)
        .gt('created_at', since)
        .order('created_at', { ascending: false })
        .limit(99),
      received,
    ),
    countUnread(),
  ]);
  return {
    bookings: bookings.length,
    newest: bookings[0]?.created_at ?? null,
    messages: unread,
  };
}
