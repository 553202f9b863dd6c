/** Runs when the browser has nothing better to do; Safari lacks the callback. */
export const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200);
