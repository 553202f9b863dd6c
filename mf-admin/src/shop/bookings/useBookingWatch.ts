import { watchBookings } from '@shop/shared-data/staff';
import { useEffect, useState } from 'react';

/**
 * Watches bookings and holds for changes by any client. Returns whether it has started: what is loaded before that
 * could miss a change.
 * @param onChange called when the watch starts, because what was loaded earlier may be out of date, and after each
 *   change; another function starts another watch
 */
export function useBookingWatch(onChange: () => void): boolean {
  const [isStarted, setStarted] = useState(false);
  useEffect(() => {
    const onStart = () => {
      // First: what is shown once it has started is not loaded twice.
      onChange();
      setStarted(true);
    };
    return watchBookings({ onStart, onChange });
  }, [onChange]);
  return isStarted;
}
