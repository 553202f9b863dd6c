import { TimeoutError, withTimeout } from '@shop/loader';
import type { SiteConfig } from '@shop/shared-contract';
import { createStore } from '@shop/shared-vendor';
import { forgetPresses } from './earlyPresses';

export type HydrationState = 'none' | 'failed' | 'retrying';

interface Attempts<T> {
  /** Called for a retry that the visitor requested. */
  retry: () => Promise<T>;
  /** Called at each failure. Returns the result that may still arrive after a timeout, if any. */
  onFailure?: (error: unknown) => Promise<T> | undefined;
}

const never = new Promise<never>(() => {});

/**
 * Creates the record of how the page that the browser opened is hydrated.
 * @param composedFrom the configuration with the versions that rendered the document's HTML; nothing
 *   where the document is an empty layout
 */
export function createHydration(composedFrom?: Pick<SiteConfig, 'remotes'>) {
  const versions =
    composedFrom && new Map(composedFrom.remotes.map(({ name, live }) => [name, live.version]));
  const firstPath = location.pathname;
  let firstEntry: string | undefined;
  let hasLeft = false;
  const failed = new Map<string, () => void>();
  const store = createStore<{ state: HydrationState }>(() => ({ state: 'none' }));

  /** The address changes at once when the visitor leaves; the router may render after a failure of the first page. */
  const readsComposedPage = () =>
    versions !== undefined && !hasLeft && location.pathname === firstPath;

  /** `part` is any unique name; `retry` is called when the visitor requests it. */
  function addFailure(part: string, retry: () => void) {
    failed.set(part, retry);
    store.setState({ state: 'failed' });
  }

  function removeFailure(part: string) {
    if (failed.delete(part) && failed.size === 0) store.setState({ state: 'none' });
  }

  /**
   * Waits for what the page needs. On composed HTML a failure does not reject, because React would replace the HTML:
   * it is recorded, and the promise resolves once a retry succeeds or the result arrives late.
   * @throws what the first load throws, on a page that was rendered here
   */
  async function load<T>(part: string, first: Promise<T>, attempts: Attempts<T>): Promise<T> {
    const late: Promise<T>[] = [];
    for (let loading = first; ; ) {
      try {
        const loaded = await loading;
        removeFailure(part);
        return loaded;
      } catch (error) {
        const arrival = attempts.onFailure?.(error);
        if (!readsComposedPage()) throw error;
        console.error('[shell]', error);
        const retried = new Promise<T>((resolve, reject) => {
          addFailure(part, () => attempts.retry().then(resolve, reject));
        });
        if (arrival) late.push(arrival.catch(() => never));
        loading = Promise.race([retried, ...late]);
      }
    }
  }

  return {
    store,
    readsComposedPage,
    addFailure,
    removeFailure,
    load,

    isComposedVersion: (remote: string, version: string) =>
      readsComposedPage() && versions?.get(remote) === version,

    /** `entry` is the router's key of the shown history entry; a reload keeps it. */
    isFirstPage(entry: string): boolean {
      firstEntry ??= entry;
      if (entry !== firstEntry) hasLeft = true;
      return !hasLeft;
    },

    /** Does what `load` does for a file, with a limit of time. */
    loadFile<T>(part: string, loadFile: () => Promise<T>): Promise<T> {
      // The first request for a file whose preload failed gets that failure; the second is a new one.
      const attempt = () => withTimeout(loadFile().catch(loadFile));
      return load(part, attempt(), {
        retry: attempt,
        onFailure: (error) =>
          error instanceof TimeoutError ? (error.work as Promise<T>) : undefined,
      });
    },

    clearFailures() {
      failed.clear();
      store.setState({ state: 'none' });
    },

    retryAll() {
      if (failed.size === 0) return;
      store.setState({ state: 'retrying' });
      forgetPresses();
      for (const retry of [...failed.values()]) retry();
    },
  };
}

export type Hydration = ReturnType<typeof createHydration>;
