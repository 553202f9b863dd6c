import { TimeoutError, withTimeout } from '@shop/loader';
import { readsComposedPage } from './firstPage';
import { addHydrationFailure, removeHydrationFailure } from './hydrationFailures';

interface Attempts<T> {
  /** Called for a retry that the visitor asked for. */
  retry: () => Promise<T>;
  /** Called at each failure. Returns the result that may still arrive after a timeout, if any. */
  onFailure?: (error: unknown) => Promise<T> | undefined;
}

const never = new Promise<never>(() => {});

/**
 * Waits for something that the page on the screen needs. As long as the visitor reads composed HTML, a
 * failure does not reject: React would replace the HTML. It is recorded, and the promise resolves once
 * a retry succeeds or the result arrives late.
 * @param part name of what is loaded, as in `addHydrationFailure`
 * @throws what the first load throws, on a page that was rendered here
 */
export async function loadForHydration<T>(
  part: string,
  first: Promise<T>,
  { retry, onFailure }: Attempts<T>,
): Promise<T> {
  const late: Promise<T>[] = [];
  for (let loading = first; ; ) {
    try {
      const loaded = await loading;
      removeHydrationFailure(part);
      return loaded;
    } catch (error) {
      const arrival = onFailure?.(error);
      if (!readsComposedPage()) throw error;
      console.error('[shell]', error);
      const retried = new Promise<T>((resolve, reject) => {
        addHydrationFailure(part, () => retry().then(resolve, reject));
      });
      if (arrival) late.push(arrival.catch(() => never));
      loading = Promise.race([retried, ...late]);
    }
  }
}

/** Does so for a file that a page needs, and stops waiting for it after a while. */
export function loadFileForHydration<T>(part: string, load: () => Promise<T>): Promise<T> {
  // The first request for a file whose preload failed gets that failure; the second is a new one.
  const attempt = () => withTimeout(load().catch(load));
  return loadForHydration(part, attempt(), {
    retry: attempt,
    onFailure: (error) => (error instanceof TimeoutError ? (error.work as Promise<T>) : undefined),
  });
}
