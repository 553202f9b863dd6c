/** The longest wait for the load, and then for an idle period, in milliseconds. */
const MAX_WAIT = 5_000;

const waitForLoad = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') return resolve(undefined);
    addEventListener('load', resolve, { once: true });
    setTimeout(resolve, MAX_WAIT);
  });

/** Waits for `load` too, because a browser can be idle between two scripts. Safari has no `requestIdleCallback`. */
export function runWhenIdle(work: () => void) {
  waitForLoad().then(() =>
    'requestIdleCallback' in window
      ? requestIdleCallback(work, { timeout: MAX_WAIT })
      : setTimeout(work, 200),
  );
}
