import { useEffect } from 'react';

/**
 * Calls a function once the page has loaded and is idle. Safari has no `requestIdleCallback`.
 * @param enabled whether to call it at all
 * @param start must be stable
 */
export function useWhenIdle(enabled: boolean, start: () => void) {
  useEffect(() => {
    if (!enabled) return;
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
