import { type ComponentType, useCallback, useState } from 'react';
import { useWhenIdle } from './useWhenIdle';

/**
 * Loads a component once the page is idle: it shows what the composed HTML cannot know, and no visitor waits
 * for it.
 * @param load must be stable
 * @returns undefined until it is loaded
 */
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
