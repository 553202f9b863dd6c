import { type ComponentType, useEffect, useState } from 'react';

/** Loads what the composed HTML cannot know, once the page is idle. `load` must be stable. */
export function useIdleComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  useEffect(() => {
    // Safari has no `requestIdleCallback`.
    const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    const cancel = globalThis.cancelIdleCallback ?? clearTimeout;
    let pending: number | undefined;
    const start = () => {
      load().then(
        (loaded) => setComponent(() => loaded),
        (error) => console.info('[storefront] idle', error),
      );
    };
    const wait = () => {
      pending = whenIdle(start) as number;
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
    return () => {
      removeEventListener('load', wait);
      if (pending !== undefined) cancel(pending);
    };
  }, [load]);
  return Component;
}
