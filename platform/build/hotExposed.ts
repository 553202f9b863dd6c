interface React {
  createElement(type: unknown, props: object): unknown;
  useSyncExternalStore<T>(subscribe: (listener: () => void) => () => void, read: () => T): T;
}

interface Exposed<Locales> {
  Component: unknown;
  locales?: readonly Locales[];
}

/**
 * Replaces a page or widget on the screen after an edit, in a deployed shell whose React has no Fast
 * Refresh. The state of the replaced component begins again.
 * @param first what the module exported when it was loaded
 */
export function createHotExposed<Locales, First extends Exposed<Locales>>(
  react: React,
  first: First,
  reloadLocales: (locales: Locales) => Promise<void>,
) {
  let latest: Exposed<Locales> = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const readComponent = () => latest.Component;
  const Component = (props: object) =>
    react.createElement(react.useSyncExternalStore(subscribe, readComponent), props);
  return {
    exposed: { ...first, Component },
    async replace(next: Exposed<Locales>) {
      latest = next;
      await Promise.all((next.locales ?? []).map(reloadLocales));
      for (const listener of listeners) listener();
    },
  };
}
