import * as z from 'zod/mini';
import { parseQuery, runQuery } from '../runQuery';
import { staffClient } from '../staffClient';

/** Counts the unread messages that were not removed, and reads when the newest of them came in. */
async function readUnread() {
  const { data, count } = await runQuery(
    staffClient()
      .from('contact_messages')
      .select('created_at', { count: 'exact' })
      .is('deleted_at', null)
      .eq('is_read', false)
      .order('created_at', { ascending: false })
      .limit(1),
  );
  return { messages: count ?? 0, newestMessage: data?.[0]?.created_at ?? null };
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
  /** When the newest of them came in; null without one. */
  newestMessage: string | null;
}

/** Reads what has come in since an instant. Forgotten customers are no news. @throws {DataError} */
export async function readNews(since: string): Promise<News> {
  const [bookings, unread] = await Promise.all([
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
    readUnread(),
  ]);
  return { bookings, ...unread };
}
