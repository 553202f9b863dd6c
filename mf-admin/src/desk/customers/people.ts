import type { Booking } from '@shop/shared-data/staff';

/** No name or car is longer. To normalize takes the square of the number of combining marks. */
const LONGEST = 300;

/** A text without case, accents, spaces and punctuation. */
export const plain = (text: string) =>
  text
    .slice(0, LONGEST)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

export interface Person {
  /** As in the first of the bookings. */
  name: string;
  bookings: Booking[];
}

/** The people who share a number or an address, in the order of the bookings: another name is another person. */
export function peopleOf(bookings: readonly Booking[]): Person[] {
  const people = new Map<string, Person>();
  for (const booking of bookings) {
    const key = plain(booking.name);
    const known = people.get(key);
    if (known) known.bookings.push(booking);
    else people.set(key, { name: booking.name, bookings: [booking] });
  }
  return [...people.values()];
}
