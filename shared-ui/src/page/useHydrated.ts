import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Returns whether the component is hydrated. Only then may it render what depends on the browser.
 * @returns false during hydration and true afterwards; true at once on a page that was rendered in the
 *   browser
 */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
