import { findBooking } from '@shop/shared-data';
import { useEffect, useState } from 'react';

/**
 * Whether a booking was cancelled since its receipt was kept. Without an answer it was not.
 * @param token the receipt's secret; nothing is asked without one
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
