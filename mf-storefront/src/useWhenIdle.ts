import { useEffect } from 'react';

/** `start` must be stable. Safari has no `requestIdleCallback`. */
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
