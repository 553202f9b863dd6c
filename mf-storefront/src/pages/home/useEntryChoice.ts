import { useHydrated } from '@shop/shared-ui';
import { useEffect, useState } from 'react';

const entryState = () => (history.state ?? {}) as Record<string, unknown>;

/**
 * A boolean in the current history entry, so that Back and a reload restore it. It is stored beside the router's
 * state without a navigation, so that the scroll position is preserved. With `hydrates` in its entry, a page that
 * waits for the first press hydrates at load.
 */
export function useEntryChoice(name: string) {
  // The prerendered page has no history; the first render must match it to hydrate.
  const hydrated = useHydrated();
  const [choice, setChoice] = useState(() => hydrated && entryState()[name] === true);

  useEffect(() => setChoice(entryState()[name] === true), [name]);

  const choose = (next: boolean) => {
    history.replaceState({ ...entryState(), [name]: next, hydrates: next }, '');
    setChoice(next);
  };
  return [choice, choose] as const;
}
