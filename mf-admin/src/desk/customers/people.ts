import { type Booking, plainName } from '@shop/shared-data/staff';

export interface Person {
  /** As in the first of the bookings. */
  name: string;
  bookings: Booking[];
}

/** The people who share a number or an address, in the order of the bookings: another name is another person. */
export function peopleOf(bookings: readonly Booking[]): Person[] {
  const people = new Map<string, Person>();
  for (const booking of bookings) {
    const key = plainName(booking.name);
    const known = people.get(key);
    if (known) known.bookings.push(booking);
    else people.set(key, { name: booking.name, bookings: [booking] });
  }
  return [...people.values()];
}
