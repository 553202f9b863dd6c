import * as z from 'zod/mini';
import { parseQuery, runQuery } from '../runQuery';
import { staffClient } from '../staffClient';

/** Counts the unread messages that were not removed. @throws {DataError} */
async function countUnread(): Promise<number> {
  const { count } = await runQuery(
    staffClient()
      .from('contact_messages')
      .select('id', { count: 'exact', head: true })
      .is('deleted_at', null)
      .eq('is_read', false),
  );
  return count ?? 0;
}

const newBooking = z.object({
  id: z.string(),
  name: z.string(),
  /** Null for a request without a time. */
  starts_at: z.nullable(z.string()),
  created_at: z.string(),
});
export type NewBooking = z.infer<typeof newBooking>;

export interface News {
  /** Bookings of visitors that came in after the given moment, the newest first; at most 99. */
  bookings: NewBooking[];
  /** How many are unread. */
  messages: number;
}

/** Reads what has come in since an instant. Forgotten customers are no news. @throws {DataError} */
export async function readNews(since: string): Promise<News> {
  const [bookings, messages] = await Promise.all([
    parseQuery(
      staffClient()
        .from('bookings')
        .select(Object.keys(newBooking.shape).join(','))
        .eq('by_staff', false)
        .is('forgotten_at', null)
        .gt('created_at', since)
        .order('created_at', { ascending: false })
        .limit(99),
      z.array(newBooking),
    ),
    countUnread(),
  ]);
  return { bookings, messages };
}
