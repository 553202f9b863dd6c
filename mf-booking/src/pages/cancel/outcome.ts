import type { BookingView, DataError } from '@shop/shared-data';
import { slotStart } from '../../rules/slotStart';

/**
 * What can still be done about a booking.
 * @param refusal why cancelling it was refused, if it was
 */
export function outcomeOf(
  { status, date, slot }: Pick<BookingView, 'status' | 'date' | 'slot'>,
  refusal: DataError | undefined,
  now: Date,
): 'open' | 'cancelled' | 'tooLate' {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'requested') return 'open';
  const isOver = status !== 'confirmed' || (date && slot && slotStart(date, slot) <= now);
  return isOver || refusal?.code === 'too_late' ? 'tooLate' : 'open';
}
