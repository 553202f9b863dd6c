import type { Booking } from './bookings';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * Whether a booking is one that staff search for.
 * @param search any part of the reference, name, e-mail address, phone number or vehicle, in any
 *   case; a phone number may be written another way than the customer did. Empty finds all
 */
export function bookingMatches(booking: Booking, search: string): boolean {
  const words = search.trim().toLowerCase();
  const { reference, name, email, phone, vehicle } = booking;
  if ([reference, name, email, phone, vehicle].some((field) => field.toLowerCase().includes(words)))
    return true;
  const looksLikePhone = /^[-+().\d\s]+$/.test(words) && digitsOf(words).length >= 3;
  return looksLikePhone && digitsOf(phone).includes(digitsOf(words));
}
