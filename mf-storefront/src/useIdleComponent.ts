import { type ComponentType, useCallback, useState } from 'react';
import { useWhenIdle } from './useWhenIdle';

/** Loads what the composed HTML cannot know, once the page is idle. `load` must be stable. */
export function useIdleComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const start = useCallback(() => {
    load().then(
      (loaded) => setComponent(() => loaded),
      (error) => console.info('[storefront] idle', error),
    );
  }, [load]);
  useWhenIdle(true, start);
  return Component;
}
