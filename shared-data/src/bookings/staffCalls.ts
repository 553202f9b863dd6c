import * as z from 'zod/mini';
import { parseQuery } from '../runQuery';
import { staffClient } from '../staffClient';
import { type Booking, bookingRow, callReasons, searchBookings } from './staff';

const bookingToCall = z.object({ booking: bookingRow, reason: z.enum(callReasons) });
/** A coming appointment that cannot take place as it is, and why. */
export type BookingToCall = z.infer<typeof bookingToCall>;

/**
 * Lists by time the coming appointments that a closure, shorter hours or a bay out of order has made impossible, also
 * those about which the customer was called (`called_about`). @throws {DataError}
 */
export const listToCall = (): Promise<BookingToCall[]> =>
  parseQuery(staffClient().rpc('bookings_to_call'), z.array(bookingToCall));

/** The digits of a phone number as the database compares them: without extension and country code. */
export const phoneDigits = (phone: string) =>
  phone
    .replace(/(ext|x|#).*$/i, '')
    .replace(/\D/g, '')
    .replace(/^1(?=\d{10}$)/, '');

const timeOf = ({ starts_at, created_at }: Booking) => Date.parse(starts_at ?? created_at);

/** Lists the bookings of a phone number, the latest first; of many those nearest to now. @throws {DataError} */
export async function listVisits(phone: string): Promise<Booking[]> {
  const digits = phoneDigits(phone);
  const found = await searchBookings(digits);
  return found
    .filter((booking) => phoneDigits(booking.phone) === digits)
    .sort((one, other) => timeOf(other) - timeOf(one));
}
