import { createStore } from '@shop/shared-vendor';

/** Parts of the composed page that are not hydrated because they failed, each with its retry. */
const failed = new Map<string, () => void>();

/** `none`, or whether a retry of everything that failed is under way. */
export type HydrationState = 'none' | 'failed' | 'retrying';

export const hydrationState = createStore<{ state: HydrationState }>(() => ({ state: 'none' }));

/**
 * Records that a part of the composed page could not be loaded or rendered.
 * @param part any name that tells it from the other parts
 * @param retry called when the visitor asks for another try
 */
export function addHydrationFailure(part: string, retry: () => void) {
  failed.set(part, retry);
  hydrationState.setState({ state: 'failed' });
}

/** Records that a part works again. */
export function removeHydrationFailure(part: string) {
  if (failed.delete(part) && failed.size === 0) hydrationState.setState({ state: 'none' });
}

/** Forgets all failures: the visitor has left the page. */
export function clearHydrationFailures() {
  failed.clear();
  hydrationState.setState({ state: 'none' });
}

/** Tries everything that failed again. */
export function retryHydration() {
  if (failed.size === 0) return;
  hydrationState.setState({ state: 'retrying' });
  for (const retry of [...failed.values()]) retry();
}
