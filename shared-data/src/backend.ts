import { site } from '@shop/shared-contract';

const TIMEOUT_MS = 10_000;

/** Returns the backend's address and public key from the site configuration. */
export function backend() {
  const { url, key } = site().backend;
  return { url: url || location.origin, key };
}

/** `fetch` with a timeout for requests that have no signal of their own. */
export const timedFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(TIMEOUT_MS) });
