import * as z from 'zod/mini';
import { allRows } from '../allRows';
import { bookingStatuses } from '../bookingTerms';
import { parseQuery } from '../runQuery';
import { shopDayBounds } from './shopDayBounds';
import { staffClient } from './staffClient';

/** What happens to a confirmed booking on its day; a booking has none before and afterwards. */
export const bookingStages = ['arrived', 'in_bay', 'ready'] as const;
export type BookingStage = (typeof bookingStages)[number];

/** The hash of the cancel token stays in the database. */
export const bookingRow = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(bookingStatuses),
  stage: z.nullable(z.enum(bookingStages)),
  /** The first service; `further_services` are done after it. */
  service: z.nullable(z.string()),
  further_services: z.array(z.string()),
  /** The customer's choice, in the shop's time zone; null when nothing was chosen. */
  requested_date: z.nullable(z.string()),
  requested_slot: z.nullable(z.string()),
  /** Instants; null while the service, the date or the slot is missing. */
  starts_at: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
  bay: z.nullable(z.number()),
  /** The duration that staff chose; null: as long as the services take. */
  minutes: z.nullable(z.number()),
  /** Whether staff entered it; then it may have no e-mail address and no vehicle. */
  by_staff: z.boolean(),
  is_walk_in: z.boolean(),
  /** Whether the customer waits or leaves the vehicle; null: they did not say. */
  waits: z.nullable(z.boolean()),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  vehicle: z.string(),
  plate: z.string(),
  notes: z.string(),
  language: z.enum(['en', 'es']),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Booking = z.infer<typeof bookingRow>;

export const bookingColumns = Object.keys(bookingRow.shape).join(',');

interface BookingsQuery {
  /** First and last day on the shop's calendar, `2026-11-23`, both included. */
  from: string;
  to: string;
}

/**
 * Lists the bookings of some days by time, then the requests without a time: the open ones, and the closed ones that
 * were received on these days.
 * @throws {DataError}
 */
export function listBookings({ from, to }: BookingsQuery): Promise<Booking[]> {
  const { start, end } = shopDayBounds(from, to);
  return allRows(
    (first, last) =>
      staffClient()
        .from('bookings')
        .select(bookingColumns, { count: 'exact' })
        .or(
          [
            `and(starts_at.gte.${start},starts_at.lt.${end})`,
            'and(starts_at.is.null,status.eq.requested)',
            `and(starts_at.is.null,created_at.gte.${start},created_at.lt.${end})`,
          ].join(','),
        )
        .order('starts_at', { nullsFirst: false })
        .order('created_at')
        .order('id')
        .range(first, last),
    bookingRow,
  );
}

export const SEARCH_LIMIT = 50;

/**
 * Searches all days: each word must be part of the reference, name, phone number, plate, e-mail address or vehicle,
 * whatever its case, accents and punctuation. Returns at most `SEARCH_LIMIT`, those nearest to now first.
 * @throws {DataError}
 */
export const searchBookings = (text: string): Promise<Booking[]> =>
  parseQuery(staffClient().rpc('search_bookings', { p_text: text }), z.array(bookingRow));

/** Reads one booking; the list is empty when it does not exist. @throws {DataError} */
export const readBooking = (id: string): Promise<Booking[]> =>
  parseQuery(
    staffClient().from('bookings').select(bookingColumns).eq('id', id),
    z.array(bookingRow),
  );
