import * as z from 'zod/mini';
import { allRows } from '../allRows';
import { bookingStatuses, serviceIds, slotTimes } from '../bookingTerms';
import { checkedInput } from '../checkedInput';
import { optionalText } from '../fields';
import { bookingMatches } from './bookingMatches';
import { editRow, type ReadRow } from './editRow';
import { shopDays } from './shopDay';
import { staffClient } from './staffClient';

const bookingRow = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(bookingStatuses),
  service: z.nullable(z.enum(serviceIds)),
  /** What the customer chose, shop calendar and wall clock; null when nothing was chosen. */
  requested_date: z.nullable(z.string()),
  requested_slot: z.nullable(z.enum(slotTimes)),
  /** Instants; null while service, date or slot is missing. */
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

// Not all: what proves a cancel link right is nobody's business.
const columns = Object.keys(bookingRow.shape).join(',');

interface Question {
  /** First and last day on the shop's calendar, `2026-11-23`, both included. */
  from: string;
  to: string;
  /** Any part of reference, name, e-mail address, phone or vehicle. */
  search?: string;
}

/**
 * The bookings of some days, by time, and after them the requests without a time: every open one,
 * and those of these days that came to nothing.
 * @throws {DataError}
 */
export async function listBookings({ from, to, search = '' }: Question): Promise<Booking[]> {
  const { start, end } = shopDays(from, to);
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
  return rows.filter((row) => bookingMatches(row, search));
}

/** What staff may change. The database gives a confirmed booking its time and a bay. */
export const bookingChangesSchema = z.partial(
  z.object({
    status: z.enum(bookingStatuses),
    service: z.nullable(z.enum(serviceIds)),
    requested_date: z.nullable(z.iso.date()),
    requested_slot: z.nullable(z.enum(slotTimes)),
    notes: optionalText(2000),
  }),
);
export type BookingChanges = z.infer<typeof bookingChangesSchema>;

/**
 * Changes a booking (sets its status, confirms a request, moves an appointment), provided that it
 * is still as it was read.
 * @throws {DataError} `full` (code `slot_full`) when no bay is free, `invalid` (code
 *   `time_missing`) when it is to be confirmed without service, date and slot, `conflict`,
 *   `notFound`, …
 */
export const editBooking = (read: ReadRow, changes: BookingChanges): Promise<Booking> =>
  editRow({
    table: 'bookings',
    columns,
    read,
    changes: checkedInput(bookingChangesSchema, changes),
    row: bookingRow,
  });
