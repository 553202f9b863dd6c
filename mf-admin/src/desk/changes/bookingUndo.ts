import {
  type Booking,
  type BookingChanges,
  type BookingPlace,
  type ConfirmableProblem,
  editBooking,
  isPlaced,
  placeInBay,
} from '@shop/shared-data/staff';
import type { BookingChange } from './useChangeText';

/** Sends a change; staff have confirmed the problems. */
export type Send = (confirmed?: ConfirmableProblem[]) => Promise<Booking>;

export interface Undo extends BookingChange {
  send: Send;
}

export const withConfirmed = (confirmed: ConfirmableProblem[] | undefined) =>
  confirmed ? { booked_anyway: confirmed } : {};

/** Where a booking is, and what was confirmed for it: that is not asked again when a move is undone. */
const placeOf = ({ requested_date, requested_slot, bay, minutes, booked_anyway }: Booking) =>
  requested_date && requested_slot && bay !== null
    ? { day: requested_date, slot: requested_slot, bay, minutes, booked_anyway }
    : undefined;

/** The bay too: the database frees that of a cancelled booking, and may choose another one for another time. */
const undoOf = (booking: Booking, changed: Booking, changes: BookingChanges): BookingChanges => ({
  ...Object.fromEntries(
    Object.keys(changes).map((name) => [name, booking[name as keyof BookingChanges]]),
  ),
  status: booking.status,
  stage: booking.stage,
  ...(booking.bay !== null && booking.bay !== changed.bay && { bay: booking.bay }),
});

/** A booking that was entered is taken back by cancelling it: bookings are not deleted. */
export const entryOf = (booking: Booking): Undo => ({
  before: booking,
  booking,
  isEntry: true,
  changes: {},
  send: () => editBooking(booking, { status: 'cancelled' }),
});

/** The booking before a change, with what other sessions have changed in it meanwhile. */
function beforeChange(read: Booking, changed: Booking, changes: BookingChanges): Booking {
  const hasState = 'stage' in changes || 'status' in changes;
  const own = Object.keys(changes).map((name) => [name, read[name as keyof BookingChanges]]);
  const { status, bay, starts_at, ends_at } = read;
  return {
    ...changed,
    ...Object.fromEntries(own),
    ...(isPlaced(changes) && { status, bay, starts_at, ends_at }),
    ...(hasState && { stage: read.stage }),
  };
}

export function inverseOf(read: Booking, booking: Booking, changes: BookingChanges): Undo {
  const before = beforeChange(read, booking, changes);
  return {
    before,
    booking,
    changes,
    send: (confirmed) =>
      editBooking(booking, { ...undoOf(before, booking, changes), ...withConfirmed(confirmed) }),
  };
}

/** The undo of a move; a booking that had no place cannot be moved back. */
export function inverseOfMove(booking: Booking, to: BookingPlace) {
  const earlier = placeOf(booking);
  if (!earlier) return {};
  return {
    inverse: (changed: Booking): Undo => ({
      before: booking,
      booking: changed,
      changes: { bay: to.bay, minutes: to.minutes },
      send: (confirmed) => placeInBay(changed, { ...earlier, ...withConfirmed(confirmed) }),
    }),
  };
}
