import { shopDay } from '@shop/shared-contract';
import { runQuery } from '../runQuery';
import { type Booking, listBookings } from './bookings';
import { staffClient } from './staffClient';

export interface TodaySummary {
  date: string;
  /** Today's appointments by time, without the cancelled ones. */
  appointments: Booking[];
  openRequests: number;
  unreadMessages: number;
  /** The number of products of which few are left. */
  lowStock: number;
}

/** Reads today's appointments, and how many requests, messages and products need staff. @throws {DataError} */
export async function todaySummary(): Promise<TodaySummary> {
  const date = shopDay(new Date());
  const [bookings, unread, low] = await Promise.all([
    listBookings({ from: date, to: date }),
    runQuery(
      staffClient()
        .from('contact_messages')
        .select('id', { count: 'exact', head: true })
        .is('deleted_at', null)
        .eq('is_read', false),
    ),
    runQuery(
      staffClient()
        .from('products')
        .select('id', { count: 'exact', head: true })
        .eq('is_low', true),
    ),
  ]);
  return {
    date,
    appointments: bookings.filter(({ starts_at, status }) => starts_at && status !== 'cancelled'),
    openRequests: bookings.filter(({ status }) => status === 'requested').length,
    unreadMessages: unread.count ?? 0,
    lowStock: low.count ?? 0,
  };
}
