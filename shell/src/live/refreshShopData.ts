import { whenIdle } from '../whenIdle';

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
