import { watchBookings } from '@shop/shared-data/staff';
import { useEffect, useState } from 'react';

/**
 * Watches bookings and holds, whoever changes them.
 * @param onChange called after a change; another function starts another watch
 * @returns whether it has started. What is loaded before that could miss a change
 */
export function useBookingWatch(onChange: () => void): boolean {
  const [isStarted, setStarted] = useState(false);
  useEffect(() => watchBookings({ onStart: () => setStarted(true), onChange }), [onChange]);
  return isStarted;
}
