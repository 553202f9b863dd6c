import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page is alive: what only the browser knows may show once it is.
 * @returns false while prerendered HTML comes to life and true from then on; true at once on a page
 *   that was rendered in the browser, so only those who would see a mismatch wait
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
