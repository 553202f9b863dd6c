import type { BookingView, DataError } from '@shop/shared-data';
import { slotStart } from './slotStart';

/**
 * What can still be done about a booking.
 * @param refusal why cancelling it was refused, if it was
 */
export function outcomeOf(
  { status, service, date, slot }: Omit<BookingView, 'reference'>,
  refusal: DataError | undefined,
  now: Date,
): 'open' | 'cancelled' | 'withdrawn' | 'tooLate' {
  // What was never whole was a request: it held no place that could become free.
  if (status === 'cancelled') return service && date && slot ? 'cancelled' : 'withdrawn';
  if (status === 'requested') return 'open';
  const isOver = status !== 'confirmed' || (date && slot && slotStart(date, slot) <= now);
  return isOver || refusal?.code === 'too_late' ? 'tooLate' : 'open';
}
