import { isSamePhone, phoneDigits } from '@shop/shared-contract';
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

const timeOf = ({ starts_at, created_at }: Booking) => Date.parse(starts_at ?? created_at);

/** Lists the bookings of a phone number, the latest first; of many those nearest to now. @throws {DataError} */
export async function listVisits(phone: string): Promise<Booking[]> {
  const found = await searchBookings(phoneDigits(phone));
  return found
    .filter((booking) => isSamePhone(booking.phone, phone))
    .sort((one, other) => timeOf(other) - timeOf(one));
}
