import { type BookingView, cancelBooking, DataError, findBooking } from '@shop/shared-data';
import { useCallback, useEffect, useState } from 'react';

type Lookup =
  | { state: 'loading' }
  | { state: 'failed'; error: DataError }
  | { state: 'found'; booking: BookingView };

const asDataError = (error: unknown) =>
  error instanceof DataError ? error : new DataError('unexpected', { cause: error });

/**
 * Loads the booking of a private cancel link, and cancels it.
 * @param token the link's secret
 */
export function useCancellation(token: string) {
  const [lookup, setLookup] = useState<Lookup>({ state: 'loading' });
  const [isCancelling, setCancelling] = useState(false);
  const [refusal, setRefusal] = useState<DataError>();

  const load = useCallback(() => {
    setLookup({ state: 'loading' });
    findBooking(token).then(
      (booking) => setLookup({ state: 'found', booking }),
      (error: unknown) => setLookup({ state: 'failed', error: asDataError(error) }),
    );
  }, [token]);
  useEffect(load, [load]);

  const cancel = async () => {
    setCancelling(true);
    setRefusal(undefined);
    try {
      const { status } = await cancelBooking(token);
      setLookup((last) =>
        last.state === 'found' ? { ...last, booking: { ...last.booking, status } } : last,
      );
    } catch (error) {
      setRefusal(asDataError(error));
    } finally {
      setCancelling(false);
    }
  };

  return { lookup, load, cancel, isCancelling, refusal };
}
