import { useEffect } from 'react';

/**
 * Empties the time of a form when its day does not offer it: a select without the chosen option shows
 * none, while the form would send it.
 * @param isOffered whether the chosen time is among the options, or none is chosen
 * @param clear empties the field
 */
export function useOfferedSlot(isOffered: boolean, clear: () => void) {
  useEffect(() => {
    if (!isOffered) clear();
  }, [isOffered, clear]);
}
