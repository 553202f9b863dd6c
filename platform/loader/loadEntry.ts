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

/** What an entry defines: the part of Module Federation's container that is used here. */
export interface Container {
  /** Loads the code of an exposed module. */
  get(module: string): Promise<RunModule>;
}

/**
 * Loads the script of a remote's entry.
 * @throws when it cannot be loaded, has another digest, or defines no container
 */
export const loadEntry = ({ url, container, integrity = '' }: Entry): Promise<Container> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.crossOrigin = 'anonymous';
    script.integrity = integrity;
    // The value that an earlier attempt left there is not the result of this one.
    Reflect.set(window, container, undefined);
    script.onload = () => {
      const loaded = Reflect.get(window, container);
      if (loaded) resolve(loaded);
      else reject(new Error(`${url} is not a remote`));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} cannot be loaded, or its content differs from the release`));
    };
    document.head.append(script);
  });
