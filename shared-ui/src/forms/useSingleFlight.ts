import { useCallback, useRef } from 'react';

const sameKey = () => '';

/**
 * Ignores calls while one is running: a double click is faster than the render that shows a button as busy.
 * @param action the returned function changes only when it does
 * @param keyOf calls with different keys may run at the same time; by default all share one
 * @returns the guarded action, whose promise resolves at once for an ignored call
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
