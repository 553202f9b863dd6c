import type { Booking } from '@shop/shared-data/staff';

export type BookingAction =
  | 'schedule'
  | 'reschedule'
  | 'complete'
  | 'markNoShow'
  | 'reopen'
  | 'cancel';

/**
 * The actions that a booking allows.
 * @param booking its status, and its start if it has a time
 * @param now in milliseconds since 1970; only an appointment that has begun is completed or a no-show
 */
export function availableActions(
  { status, starts_at }: Pick<Booking, 'status' | 'starts_at'>,
  now: number,
): BookingAction[] {
  if (status === 'requested') return ['schedule', 'cancel'];
  if (status !== 'confirmed') return ['reopen'];
  const hasBegun = starts_at !== null && Date.parse(starts_at) <= now;
  return hasBegun ? ['complete', 'markNoShow', 'reschedule', 'cancel'] : ['reschedule', 'cancel'];
}

/** The status of a booking after an action that opens no dialog. */
export function statusAfter(action: 'complete' | 'markNoShow' | 'reopen', { starts_at }: Booking) {
  if (action === 'complete') return 'completed';
  if (action === 'markNoShow') return 'no_show';
  return starts_at ? 'confirmed' : 'requested';
}
