import * as z from 'zod/mini';
import { bookingStatuses } from '../bookingTerms';
import { parseQuery } from '../runQuery';
import { staffClient } from './staffClient';

const unusualBooking = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  requested_date: z.nullable(z.string()),
  requested_slot: z.nullable(z.string()),
  created_at: z.string(),
  /** How many of these bookings come from its network; 0 where that is unknown. */
  same_network: z.number(),
});
export type UnusualBooking = z.infer<typeof unusualBooking>;

const cancelled = z.object({ id: z.string(), status: z.enum(bookingStatuses) });
/** A booking that was cancelled together with others, and its status before. */
type CancelledBooking = z.infer<typeof cancelled>;

/**
 * Lists the open bookings that visitors made within a day, oldest first, if they are unusually many.
 * @throws {DataError}
 */
export const listUnusualBookings = (): Promise<UnusualBooking[]> =>
  parseQuery(staffClient().rpc('unusual_bookings'), z.array(unusualBooking));

/** Cancels bookings together. Returns those that were open, for `restoreBookings`. @throws {DataError} */
export const cancelBookings = (ids: string[]): Promise<CancelledBooking[]> =>
  parseQuery(staffClient().rpc('cancel_bookings', { p_ids: ids }), z.array(cancelled));

/** Undoes `cancelBookings`. Returns the ids of those whose time was still free. @throws {DataError} */
export const restoreBookings = (bookings: CancelledBooking[]): Promise<string[]> =>
  parseQuery(staffClient().rpc('restore_bookings', { p_cancelled: bookings }), z.array(z.string()));
