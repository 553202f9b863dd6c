/** The fields of a booking that a search compares. */
type Searched = Record<'reference' | 'name' | 'email' | 'phone' | 'vehicle', string>;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * Checks whether a search finds a booking.
 * @param search any part of the reference, name, e-mail address, phone number or vehicle, in any
 *   case; a phone number may be in another notation than the customer's. An empty one finds all
 */
export function matchesBooking(booking: Searched, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  const { reference, name, email, phone, vehicle } = booking;
  if (
    [reference, name, email, phone, vehicle].some((field) => field.toLowerCase().includes(wanted))
  )
    return true;
  const looksLikePhone = /^[-+().\d\s]+$/.test(wanted) && digitsOf(wanted).length >= 3;
  return looksLikePhone && digitsOf(phone).includes(digitsOf(wanted));
}
