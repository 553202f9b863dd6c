import type { BookingStatus } from './terms';

/** Of a change by staff, which the database sends some seconds later. */
export type CustomerMessage = 'confirmed' | 'moved' | 'cancelled' | 'ready';

/** How long staff can undo a change or hold its message back. */
export const MESSAGE_PAUSE_S = 15;

export interface BookedState {
  status: BookingStatus;
  stage: string | null;
}

export interface KnownBooking extends BookedState {
  starts_at: string | null;
}

/**
 * The message that a change by staff sends to the customer. `queue_booking_messages` of the database decides; this says
 * it beforehand, beside each button and while a form is filled in. `supabase/tests/checks/messageAgreement.ts` compares
 * both for all changes.
 * @param now in milliseconds since 1970
 */
export function messageAbout(
  before: KnownBooking,
  after: KnownBooking,
  now: number,
): CustomerMessage | undefined {
  const isComing = (starts: string | null) => starts !== null && Date.parse(starts) > now;
  if (after.status === 'cancelled') {
    const wasExpected = before.status === 'requested' || before.status === 'confirmed';
    const isOver = before.starts_at !== null && !isComing(before.starts_at);
    return wasExpected && !isOver ? 'cancelled' : undefined;
  }
  if (after.status !== 'confirmed') return undefined;
  if (isComing(after.starts_at)) {
    if (before.status === 'requested' || before.status === 'cancelled') return 'confirmed';
    if (before.status === 'confirmed' && before.starts_at !== after.starts_at) return 'moved';
  }
  return after.stage === 'ready' && before.stage !== 'ready' ? 'ready' : undefined;
}

/** The message that a booking sends when staff enter it. A walk-in stands at the counter. */
export const messageOfEntry = ({
  is_walk_in,
}: {
  is_walk_in: boolean;
}): CustomerMessage | undefined => (is_walk_in ? undefined : 'confirmed');
