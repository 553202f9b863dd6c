import type { Booking } from '@shop/shared-data/staff';

export type BookingAction = 'appoint' | 'move' | 'complete' | 'noShow' | 'reopen' | 'cancel';

/**
 * What staff can do with a booking.
 * @param booking its status, and its start if it has a time
 * @param now milliseconds since 1970: nobody failed to come to what has not begun
 */
export function bookingActions(
  { status, starts_at }: Pick<Booking, 'status' | 'starts_at'>,
  now: number,
): BookingAction[] {
  if (status === 'requested') return ['appoint', 'cancel'];
  if (status !== 'confirmed') return ['reopen'];
  const hasBegun = starts_at !== null && Date.parse(starts_at) <= now;
  return hasBegun ? ['complete', 'noShow', 'move', 'cancel'] : ['move', 'cancel'];
}

/** The status that an action which needs no further question leads to. */
export function statusAfter(action: 'complete' | 'noShow' | 'reopen', { starts_at }: Booking) {
  if (action === 'complete') return 'completed';
  if (action === 'noShow') return 'no_show';
  return starts_at ? 'confirmed' : 'requested';
}
