import { shopClock } from '@shop/shared-contract';
import type { DataError, ManagedBooking } from '@shop/shared-data';

/**
 * Decides what a visitor can still do about a booking.
 * @param refusal the error of a refused move or cancellation; undefined without one
 * @returns `open` while it can be cancelled, and moved if it has a time; otherwise why it cannot: the
 *   customer has arrived, for example
 */
export function bookingOutcome(
  {
    status,
    stage,
    service,
    date,
    slot,
  }: Pick<ManagedBooking, 'status' | 'stage' | 'service' | 'date' | 'slot'>,
  refusal: DataError | undefined,
  now: Date,
): 'open' | 'cancelled' | 'withdrawn' | 'arrived' | 'tooLate' {
  // Without a service, day or slot it was a request, which reserved no bay that could become free.
  if (status === 'cancelled') return service && date && slot ? 'cancelled' : 'withdrawn';
  if (status === 'requested') return 'open';
  if (stage) return 'arrived';
  const isOver = status !== 'confirmed' || (date && slot && `${date}T${slot}` <= shopClock(now));
  return isOver || refusal?.code === 'too_late' ? 'tooLate' : 'open';
}
