import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while prerendered HTML comes to life, true from then on, and true at once on a page that
 * was rendered in the browser: so only those who would see a mismatch wait.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
