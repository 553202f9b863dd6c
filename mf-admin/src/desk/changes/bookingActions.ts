import type { Booking } from '@shop/shared-data/staff';
import type { StageOrStatus } from '../../shop/bookings/StatusBadge';

export type BookingAction =
  | 'schedule'
  | 'reschedule'
  | 'complete'
  | 'markNoShow'
  | 'reopen'
  | 'cancel';

/**
 * What lists and cards offer; the dialog offers `availableStates`.
 * @param now in milliseconds since 1970; only an appointment that has begun is completed or a no-show
 */
export function availableActions(
  { status, starts_at, forgotten_at }: Pick<Booking, 'status' | 'starts_at' | 'forgotten_at'>,
  now: number,
): BookingAction[] {
  // Its customer cannot come again; what became of the appointment may still be entered.
  if (forgotten_at) return status === 'confirmed' ? ['complete', 'markNoShow'] : [];
  if (status === 'requested') return ['schedule', 'cancel'];
  if (status !== 'confirmed') return ['reopen'];
  const hasBegun = starts_at !== null && Date.parse(starts_at) <= now;
  return hasBegun ? ['complete', 'markNoShow', 'reschedule', 'cancel'] : ['reschedule', 'cancel'];
}

/** Whether a booking can be cancelled together with others: it is open, and its customer has not come yet. */
export const canCancel = ({
  status,
  stage,
  forgotten_at,
}: Pick<Booking, 'status' | 'stage' | 'forgotten_at'>): boolean =>
  (status === 'requested' || status === 'confirmed') && stage === null && forgotten_at === null;

/** A state that staff can give a booking: only visitors request one. */
export type OfferedState = Exclude<StageOrStatus, 'requested'>;

/**
 * What the dialog offers, in the order of a visit. In contrast to `availableActions` also before the appointment
 * begins: a customer can come early, and the work can be done before the time of the appointment.
 */
export function availableStates({ status }: Pick<Booking, 'status'>): OfferedState[] {
  // The form of the dialog confirms a request.
  if (status === 'requested') return ['cancelled'];
  if (status !== 'confirmed') return ['confirmed'];
  return ['confirmed', 'arrived', 'in_bay', 'ready', 'completed', 'no_show', 'cancelled'];
}

export function statusAfter(action: 'complete' | 'markNoShow' | 'reopen', { starts_at }: Booking) {
  if (action === 'complete') return 'completed';
  if (action === 'markNoShow') return 'no_show';
  return starts_at ? 'confirmed' : 'requested';
}
