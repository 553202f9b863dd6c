/** On a page that is never idle, or never done loading, work waits so many milliseconds each. */
const LATEST = 5_000;

async function loaded() {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => {
    window.addEventListener('load', resolve, { once: true });
    setTimeout(resolve, LATEST);
  });
}

/**
 * Runs when the page has come and the browser has nothing better to do; Safari lacks the callback.
 * Not before `load`: a pause between two scripts is no reason to compete with the third.
 */
export function whenIdle(work: () => void) {
  loaded().then(() =>
    'requestIdleCallback' in window
      ? requestIdleCallback(work, { timeout: LATEST })
      : setTimeout(work, 200),
  );
}
