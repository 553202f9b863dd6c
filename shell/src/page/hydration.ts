import { TimeoutError, withTimeout } from '@shop/loader';
import type { SiteConfig } from '@shop/shared-contract';
import { createStore } from '@shop/shared-vendor';
import { forgetPresses } from './earlyPresses';

/** `none`, or whether a retry of everything that failed is under way. */
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
  /** Parts of the composed page that are not hydrated because they failed, each with its retry. */
  const failed = new Map<string, () => void>();
  const store = createStore<{ state: HydrationState }>(() => ({ state: 'none' }));

  /**
   * Whether the visitor still reads the page that the browser opened. The address changes as soon as
   * they go elsewhere; what the router renders may come later than the failure of that page.
   */
  const isOnFirstPage = () => !hasLeft && location.pathname === firstPath;

  /** Whether that page has composed HTML. */
  const readsComposedPage = () => versions !== undefined && isOnFirstPage();

  /**
   * Records that a part of the composed page could not be loaded or rendered.
   * @param part any name that distinguishes it from the other parts
   * @param retry called when the visitor requests a retry
   */
  function addFailure(part: string, retry: () => void) {
    failed.set(part, retry);
    store.setState({ state: 'failed' });
  }

  /** Records that a part works again. */
  function removeFailure(part: string) {
    if (failed.delete(part) && failed.size === 0) store.setState({ state: 'none' });
  }

  /**
   * Waits for something that the page on the screen needs. As long as the visitor reads composed HTML,
   * a failure does not reject: React would replace the HTML. It is recorded, and the promise resolves
   * once a retry succeeds or the result arrives late.
   * @param part name of what is loaded, as in `addFailure`
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
    isOnFirstPage,
    readsComposedPage,
    addFailure,
    removeFailure,
    load,

    /** Whether a version rendered its part of the HTML that the visitor reads. */
    isComposedVersion: (remote: string, version: string) =>
      readsComposedPage() && versions?.get(remote) === version,

    /**
     * Whether the visitor has not left the page that the browser opened.
     * @param entry the router's key of the history entry that is shown; a reload keeps it
     */
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

    /** Forgets all failures: the visitor has left the page. */
    clearFailures() {
      failed.clear();
      store.setState({ state: 'none' });
    },

    /** Retries everything that failed. */
    retryAll() {
      if (failed.size === 0) return;
      store.setState({ state: 'retrying' });
      forgetPresses();
      for (const retry of [...failed.values()]) retry();
    },
  };
}

export type Hydration = ReturnType<typeof createHydration>;
