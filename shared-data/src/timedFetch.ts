const LONGEST_WAIT_MS = 10_000;

/** `fetch` that gives up: a request that hangs is as good as a failed one. */
export const timedFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, signal: init?.signal ?? AbortSignal.timeout(LONGEST_WAIT_MS) });
