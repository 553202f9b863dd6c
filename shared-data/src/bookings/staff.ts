import * as z from 'zod/mini';
import { parseQuery, runQuery } from '../runQuery';
import { shopDayBounds } from '../schedule/shopDayBounds';
import { type ChangeEvent, listChanges } from '../staffChangeLog';
import { staffClient } from '../staffClient';
import { listRows } from '../staffTable';
import { bookingStatuses } from './terms';

/** What happens to a confirmed booking on its day; a booking has none before and afterwards. */
export const bookingStages = ['arrived', 'in_bay', 'ready'] as const;
export type BookingStage = (typeof bookingStages)[number];

/** Why a booking does not fit, which staff may confirm: it is then booked anyway, and marked. */
export const confirmableProblems = [
  'closed_day',
  'outside_hours',
  'slot_full',
  'bay_taken',
] as const;
export type ConfirmableProblem = (typeof confirmableProblems)[number];

/**
 * Why a customer is called. The appointment cannot take place: a closure, shorter hours, a bay that is out of order, or
 * is held; or staff have `moved` it to another time because of its bay.
 */
export const callReasons = [
  'closed_day',
  'outside_hours',
  'invalid_bay',
  'bay_held',
  'moved',
] as const;

/** The hash of the cancel token stays in the database. */
export const bookingRow = z.object({
  id: z.string(),
  reference: z.string(),
  status: z.enum(bookingStatuses),
  stage: z.nullable(z.enum(bookingStages)),
  /** The first service; `further_services` are done after it. */
  service: z.nullable(z.string()),
  further_services: z.array(z.string()),
  /** US dollars for each service, in their order, as shown when it was sent; null: on request. */
  prices: z.array(z.nullable(z.number())),
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
  /** Why it does not fit; empty for a booking that fits. */
  booked_anyway: z.array(z.enum(confirmableProblems)),
  /** The reason, when its customer was called about it; null once it changes. */
  called_about: z.nullable(z.enum(callReasons)),
  /** When it was to start before staff moved it because its bay cannot be used; null once its time changes again. */
  moved_from: z.nullable(z.string()),
  /** Whether the customer waits or leaves the vehicle; null: they did not say. */
  waits: z.nullable(z.boolean()),
  /** When the customer agreed to text messages about it; null without consent. */
  sms_consent: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  vehicle: z.string(),
  plate: z.string(),
  notes: z.string(),
  language: z.enum(['en', 'es']),
  /** Whether it is an example of a trial, about which no message goes out. */
  is_sample: z.boolean(),
  /** When the customer was erased: name, contact, vehicle and notes are empty since. */
  forgotten_at: z.nullable(z.string()),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Booking = z.infer<typeof bookingRow>;

const bookingColumns = Object.keys(bookingRow.shape).join(',');

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
  return listRows(
    'bookings',
    { row: bookingRow, columns: bookingColumns, order: ['starts_at', 'created_at', 'id'] },
    (rows) =>
      rows.or(
        [
          `and(starts_at.gte.${start},starts_at.lt.${end})`,
          'and(starts_at.is.null,status.eq.requested)',
          `and(starts_at.is.null,created_at.gte.${start},created_at.lt.${end})`,
        ].join(','),
      ),
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

export const RECENT_LIMIT = 500;

const recentBooking = z.extend(bookingRow, {
  /** How many of the recent bookings come from its network; 0 where that is unknown. */
  same_network: z.number(),
});
export type RecentBooking = z.infer<typeof recentBooking>;

/**
 * Lists at most `RECENT_LIMIT` bookings that visitors made within a day and that are open and still to come: those of
 * the same network together, those of the fullest network first.
 * @param text as for `searchBookings`; empty for all
 * @throws {DataError}
 */
export const listRecentBookings = (text: string): Promise<RecentBooking[]> =>
  parseQuery(
    staffClient().rpc('search_bookings', { p_text: text, p_recent: true }),
    z.array(recentBooking),
  );

/** Reads one booking; the list is empty when it does not exist. @throws {DataError} */
export const readBooking = (id: string): Promise<Booking[]> =>
  parseQuery(
    staffClient().from('bookings').select(bookingColumns).eq('id', id),
    z.array(bookingRow),
  );

/**
 * Lists the changes of a booking, oldest first, without the creation by a visitor. Without an actor it was the customer,
 * through the private link, or the worker that forgets customers. @throws {DataError}
 */
export const listBookingEvents = (id: string): Promise<ChangeEvent[]> =>
  listChanges('bookings', [id]);

export interface TodaySummary {
  date: string;
  /** The appointments of the day by time, without the cancelled ones. */
  appointments: Booking[];
  openRequests: number;
  /** The number of products of which few are left. */
  lowStock: number;
}

/**
 * Reads the appointments of a day, and how many requests and products need staff.
 * @param date `2026-11-23`, by the shop's clock
 * @throws {DataError}
 */
export async function todaySummary(date: string): Promise<TodaySummary> {
  const [bookings, low] = await Promise.all([
    listBookings({ from: date, to: date }),
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
    lowStock: low.count ?? 0,
  };
}

export const sentKinds = [
  'booking_received',
  'booking_confirmed',
  'booking_moved',
  'booking_cancelled',
  'booking_reminder',
  'booking_ready',
  'staff_booking',
  'staff_flood',
] as const;

/** Why the database gives a message up; what no attempt could deliver has the mail server's words. */
export const notSentReasons = ['outdated', 'cancelled_silently', 'held_back', 'too_late'] as const;

const sentMessage = z.object({
  id: z.string(),
  /** A later version of the database may know more of them. */
  kind: z.catch(z.nullable(z.enum(sentKinds)), null),
  recipient: z.string(),
  state: z.enum(['pending', 'sent', 'failed']),
  due_at: z.string(),
  sent_at: z.nullable(z.string()),
  attempts: z.number(),
  /** One of `notSentReasons`, or the mail server's for the last failure; empty otherwise. */
  reason: z.string(),
});
/** A message about a booking: sent, waiting or failed. */
export type SentMessage = z.infer<typeof sentMessage>;

/** Lists what was sent and will be sent about a booking, by time. @throws {DataError} */
export const listSent = (booking: string): Promise<SentMessage[]> =>
  parseQuery(staffClient().rpc('list_sent', { p_booking: booking }), z.array(sentMessage));
