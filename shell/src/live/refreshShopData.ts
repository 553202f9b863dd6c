/** Runs when the browser has nothing better to do; Safari lacks the callback. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 200);

/**
 * Brings staff's settings and texts, after the first paint and in a chunk of their own. The
 * built-in ones stay, silently, when the backend does not answer.
 */
export function refreshShopData() {
  whenIdle(() => {
    import('./applyShopData')
      .then(({ applyShopData }) => applyShopData())
      .catch((error) => console.info('[shell] built-in texts stay:', error));
  });
}
