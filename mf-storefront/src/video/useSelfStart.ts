import { useEffect } from 'react';

/**
 * Starts something when the page has nothing better to do. Visitors who ask for less motion are
 * left in peace.
 * @param enabled false: never
 * @param start must be stable
 */
export function useSelfStart(enabled: boolean, start: () => void) {
  useEffect(() => {
    if (!enabled || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    const cancel = globalThis.cancelIdleCallback ?? clearTimeout;
    let pending: number | undefined;
    const wait = () => {
      pending = whenIdle(start) as number;
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      removeEventListener('load', wait);
      if (pending !== undefined) cancel(pending);
    };
  }, [enabled, start]);
}
