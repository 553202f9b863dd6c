import { DataError } from '@shop/shared-data';

/** Doubled each time, and spread: those who were rejected together do not return together. */
const DELAYS_MS = [1000, 2000, 4000, 8000];

/**
 * Sends again while the shop's server has too much to do at once, or others save at the same moment.
 * @param send has a key, so that nothing is stored twice
 * @param onBusy called before each wait
 * @throws what `send` throws, also when the server stays busy
 */
export async function retryWhileBusy<T>(send: () => Promise<T>, onBusy: () => void): Promise<T> {
  for (const delay of DELAYS_MS) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof DataError) || !(error.kind === 'busy' || error.kind === 'tooMuch'))
        throw error;
    }
    onBusy();
    await new Promise((resolve) => setTimeout(resolve, delay * (0.5 + Math.random())));
  }
  return send();
}
