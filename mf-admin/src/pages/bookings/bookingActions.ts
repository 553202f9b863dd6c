import type { Booking } from '@shop/shared-data/staff';
import type { StageOrStatus } from './StatusBadge';

export type BookingAction =
  | 'schedule'
  | 'reschedule'
  | 'complete'
  | 'markNoShow'
  | 'reopen'
  | 'cancel';

/**
 * The actions that lists and cards offer for a booking. Its dialog offers `availableStates`.
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

/** A state that staff can give a booking: only visitors request one. */
export type OfferedState = Exclude<StageOrStatus, 'requested'>;

/**
 * The states that the dialog of a booking offers, in the order of a visit. In contrast to
 * `availableActions` it offers them before the appointment begins too: a customer can come early, and the
 * work can be done before the time of the appointment.
 */
export function availableStates({ status }: Pick<Booking, 'status'>): OfferedState[] {
  // The form of the dialog confirms a request.
  if (status === 'requested') return ['cancelled'];
  if (status !== 'confirmed') return ['confirmed'];
  return ['confirmed', 'arrived', 'in_bay', 'ready', 'completed', 'no_show', 'cancelled'];
}

/** The status of a booking after an action that opens no dialog. */
export function statusAfter(action: 'complete' | 'markNoShow' | 'reopen', { starts_at }: Booking) {
  if (action === 'complete') return 'completed';
  if (action === 'markNoShow') return 'no_show';
  return starts_at ? 'confirmed' : 'requested';
}
