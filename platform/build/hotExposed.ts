type Dictionary = { [key: string]: string | Dictionary };
type Load = () => Promise<Dictionary>;

/** The shell's React, which the remote imports. */
interface React {
  createElement(type: unknown, props: object): unknown;
  useSyncExternalStore<T>(subscribe: (listener: () => void) => () => void, read: () => T): T;
}

interface Exposed {
  Component: unknown;
  locales?: readonly { load: Record<string, Load> }[];
}

/** Writes the texts of a dictionary into an earlier one. */
function overwrite(earlier: Dictionary, later: Dictionary) {
  for (const key of Object.keys(earlier)) if (!(key in later)) delete earlier[key];
  for (const [key, value] of Object.entries(later)) {
    const before = earlier[key];
    if (typeof value === 'object' && typeof before === 'object') overwrite(before, value);
    else earlier[key] = value;
  }
}

/**
 * The dictionaries that the shell has loaded. It keeps these objects, so edited texts are written into them.
 * @param latest returns what the module exports now
 */
function createDictionaries(latest: () => Exposed) {
  const loaded = new Map<string, { dictionary: Dictionary; reload: Load }>();
  const loadOf = (index: number, language: string): Load => {
    const reload: Load = async () => (await latest().locales?.[index]?.load[language]?.()) ?? {};
    return async () => {
      const id = `${index} ${language}`;
      const known = loaded.get(id) ?? { dictionary: await reload(), reload };
      loaded.set(id, known);
      return known.dictionary;
    };
  };
  return {
    localesOf: ({ locales = [] }: Exposed) =>
      locales.map((set, index) => {
        const languages = Object.keys(set.load);
        const load = languages.map((language) => [language, loadOf(index, language)] as const);
        return { ...set, load: Object.fromEntries(load) };
      }),
    async update() {
      for (const { dictionary, reload } of loaded.values()) overwrite(dictionary, await reload());
    },
  };
}

/**
 * Replaces a page or widget on the screen after an edit, in a deployed shell: its React is built for
 * production, and has no Fast Refresh. The address, the rest of the page and what stores hold stay; the
 * state of the replaced component begins again.
 * @param first what the module exported when it was loaded
 */
export function createHotExposed<First extends Exposed>(react: React, first: First) {
  let latest: Exposed = first;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const dictionaries = createDictionaries(() => latest);
  const readComponent = () => latest.Component;
  const Component = (props: object) =>
    react.createElement(react.useSyncExternalStore(subscribe, readComponent), props);
  return {
    exposed: { ...first, Component, locales: dictionaries.localesOf(first) },
    async replace(next: Exposed) {
      latest = next;
      await dictionaries.update();
      for (const listener of listeners) listener();
    },
  };
}
