import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the component is hydrated; only then may it render what depends on the browser. True at once on a page
 * without HTML.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
