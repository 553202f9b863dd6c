import { useHydrated } from '@shop/shared-ui';
import { useEffect, useState } from 'react';

const entryState = () => (history.state ?? {}) as Record<string, unknown>;

/**
 * A yes or no that lives as long as its entry in the browser's history: Back and a reload find it.
 * Kept beside what the router keeps there, which hears nothing of it: the page stays where it is.
 * @param name what it goes by in the entry
 * @returns no until somebody says yes, and how to say it
 */
export function useEntryChoice(name: string) {
  // The prerendered page knows no history; until it has come to life the two must agree.
  const hydrated = useHydrated();
  const [choice, setChoice] = useState(() => hydrated && entryState()[name] === true);

  useEffect(() => setChoice(entryState()[name] === true), [name]);

  const choose = (next: boolean) => {
    history.replaceState({ ...entryState(), [name]: next }, '');
    setChoice(next);
  };
  return [choice, choose] as const;
}
