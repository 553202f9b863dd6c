import { findBooking } from '@shop/shared-data';
import { useEffect, useState } from 'react';

/**
 * Checks whether a booking was cancelled after its receipt was stored. Without a response it counts as
 * not cancelled.
 * @param token the receipt's secret; without one no request is sent
 */
export function useIsCancelled(token: string | undefined) {
  const [cancelled, setCancelled] = useState<string>();
  useEffect(() => {
    if (!token) return;
    findBooking(token).then(
      ({ status }) => {
        if (status === 'cancelled') setCancelled(token);
      },
      () => {},
    );
  }, [token]);
  return token !== undefined && cancelled === token;
}
