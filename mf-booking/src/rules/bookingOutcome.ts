import { shopClock } from '@shop/shared-contract';
import type { DataError, ManagedBooking } from '@shop/shared-data';

/**
 * What a visitor can still do: `open` while the booking can be cancelled, and moved if it has a time.
 * @param refusal the error of a refused move or cancellation
 */
export function bookingOutcome(
  {
    status,
    stage,
    date,
    slot,
    starts_at,
  }: Pick<ManagedBooking, 'status' | 'stage' | 'date' | 'slot' | 'starts_at'>,
  refusal: DataError | undefined,
  now: Date,
): 'open' | 'cancelled' | 'withdrawn' | 'arrived' | 'tooLate' {
  // Without a time it was a request, which reserved no bay that could become free.
  if (status === 'cancelled') return starts_at ? 'cancelled' : 'withdrawn';
  if (status === 'requested') return 'open';
  if (stage) return 'arrived';
  const isOver = status !== 'confirmed' || (date && slot && `${date}T${slot}` <= shopClock(now));
  return isOver || refusal?.code === 'too_late' ? 'tooLate' : 'open';
}
