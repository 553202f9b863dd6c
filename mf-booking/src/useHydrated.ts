import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while prerendered HTML comes alive, true ever after: what only the browser knows waits for it. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
