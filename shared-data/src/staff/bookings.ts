import * as z from 'zod/mini';
import { allRows } from '../allRows';
import { bookingStatuses } from '../bookingTerms';
import { optionalText, singleLineText } from '../fields';
import { parseInput } from '../parseInput';
import { editRow, type RowVersion } from './editRow';
import { matchesBooking } from './matchesBooking';
import { shopDayBounds } from './shopDayBounds';
import { staffClient } from './staffClient';

const bookingRow = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(bookingStatuses),
  service: z.nullable(z.string()),
  /** The customer's choice, in the shop's time zone; null when nothing was chosen. */
  requested_date: z.nullable(z.string()),
  requested_slot: z.nullable(z.string()),
  /** Instants; null while the service, the date or the slot is missing. */
  starts_at: z.nullable(z.string()),
  ends_at: z.nullable(z.string()),
  bay: z.nullable(z.number()),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  vehicle: z.string(),
  notes: z.string(),
  language: z.enum(['en', 'es']),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Booking = z.infer<typeof bookingRow>;

// Not all columns: the hash of the cancel token stays in the database.
const columns = Object.keys(bookingRow.shape).join(',');

interface BookingsQuery {
  /** First and last day on the shop's calendar, `2026-11-23`, both included. */
  from: string;
  to: string;
  /** Any part of reference, name, e-mail address, phone or vehicle. */
  search?: string;
}

/**
 * Lists the bookings of some days by time, followed by the requests without a time: all open ones,
 * and the closed ones that were received on these days.
 * @throws {DataError}
 */
export async function listBookings({ from, to, search = '' }: BookingsQuery): Promise<Booking[]> {
  const { start, end } = shopDayBounds(from, to);
  const rows = await allRows(
    (first, last) =>
      staffClient()
        .from('bookings')
        .select(columns, { count: 'exact' })
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
  // Searched here: Supabase Lite does not read quoted text inside a combined filter.
  return rows.filter((row) => matchesBooking(row, search));
}

/** What staff may change. The database gives a confirmed booking its time and a bay. */
export const bookingChangesSchema = z.partial(
  z.object({
    status: z.enum(bookingStatuses),
    service: z.nullable(z.string()),
    requested_date: z.nullable(z.iso.date()),
    requested_slot: z.nullable(z.string()),
    notes: optionalText(2000),
  }),
);
export type BookingChanges = z.infer<typeof bookingChangesSchema>;

/**
 * The form that schedules a booking.
 * @param today the first day that it accepts, `2026-11-23`
 */
export const scheduleSchema = (today: string) =>
  z.object({
    service: singleLineText(100),
    requested_date: z.iso.date('required').check(z.refine((day) => day >= today, 'past')),
    requested_slot: singleLineText(5),
  });

/**
 * Changes a booking (sets its status, schedules or reschedules it), unless another session has changed
 * it since it was read.
 * @throws {DataError} `full` (code `slot_full`) when no bay is free, `invalid` (code
 *   `time_missing`) when it is to be confirmed without service, date and slot, `conflict`,
 *   `notFound`, …
 */
export const editBooking = (read: RowVersion, changes: BookingChanges): Promise<Booking> =>
  editRow({
    table: 'bookings',
    columns,
    read,
    changes: parseInput(bookingChangesSchema, changes),
    row: bookingRow,
  });
