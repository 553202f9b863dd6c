import { useCallback, useRef } from 'react';

const sameKey = () => '';

/**
 * Guards an action against a second press: while a call is running, a further call does nothing. A
 * button that shows as busy is not enough, because a double click is faster than the next render.
 * @param action the action; the returned function changes only when it does
 * @param keyOf calls with different keys may run at the same time; by default all calls share one
 * @returns the guarded action. Its promise settles with the action's, or at once for an ignored call.
 */
export function useSingleFlight<Args extends unknown[]>(
  action: (...args: Args) => Promise<unknown>,
  keyOf: (...args: Args) => string = sameKey,
) {
  const running = useRef(new Set<string>());
  const latestKeyOf = useRef(keyOf);
  return useCallback(
    async (...args: Args): Promise<void> => {
      const key = latestKeyOf.current(...args);
      if (running.current.has(key)) return;
      running.current.add(key);
      try {
        await action(...args);
      } finally {
        running.current.delete(key);
      }
    },
    [action],
  );
}
