import { loadScript } from './loadFiles';

/** The entry script of a remote. */
export interface Entry {
  url: string;
  /** The global variable in which the script stores its container. */
  container: string;
  /** The digest of the script, as an attribute of its element. */
  integrity: string | undefined;
}

/** Runs an exposed module, once, and returns what it exports. */
export type RunModule = () => { default?: unknown };

/** Libraries by name and version, as Module Federation passes them to containers. */
export type ShareScope = Record<string, Record<string, { get(): Promise<() => unknown> }>>;

/** What an entry defines, as Module Federation specifies it. */
export interface Container {
  /** To be called once, before `get`. */
  init(shared: ShareScope): unknown;
  /** Loads the code of an exposed module. */
  get(module: string): Promise<RunModule>;
}

/**
 * Loads the script of a remote's entry.
 * @throws when it cannot be loaded, has another digest, or defines no container
 */
export async function loadEntry({ url, container, integrity }: Entry): Promise<Container> {
  // The value that an earlier attempt left there is not the result of this one.
  Reflect.set(window, container, undefined);
  await loadScript(url, integrity);
  const loaded = Reflect.get(window, container);
  if (!loaded) throw new Error(`${url} is not a remote`);
  return loaded;
}
