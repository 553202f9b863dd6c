/** The fields of a booking that a search compares. */
type Searched = Record<'reference' | 'name' | 'email' | 'phone' | 'vehicle' | 'plate', string>;

const digitsOf = (text: string) => text.replace(/\D/g, '');

/**
 * Checks whether a search finds a booking.
 * @param search any part of the reference, name, e-mail address, phone number, vehicle or plate, in any
 *   case; a phone number may be in another notation than the customer's,
 *   a plate may be with other spaces. An empty one finds all
 */
export function matchesBooking(booking: Searched, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  const { reference, name, email, phone, vehicle, plate } = booking;
  const fields = [reference, name, email, phone, vehicle, plate];
  if (fields.some((field) => field.toLowerCase().includes(wanted))) return true;
  const sign = wanted.replace(/\W/g, '');
  if (sign && plate.replace(/\W/g, '').toLowerCase().includes(sign)) return true;
  const looksLikePhone = /^[-+().\d\s]+$/.test(wanted) && digitsOf(wanted).length >= 3;
  return looksLikePhone && digitsOf(phone).includes(digitsOf(wanted));
}
