/** On a page that is never idle, work waits so many milliseconds and no longer. */
const LATEST = 5_000;

/** Runs when the browser has nothing better to do; Safari lacks the callback. */
export const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window
    ? requestIdleCallback(work, { timeout: LATEST })
    : setTimeout(work, 200);
