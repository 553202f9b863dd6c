/** How long a visitor waits for another team's server, in milliseconds. */
export const REMOTE_TIMEOUT = 8_000;

export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

/**
 * The federation runtime has no timeout of its own for all it waits for.
 * @param work what is waited for; it goes on unheard after the time is up
 * @throws TimeoutError after `milliseconds`
 */
export async function withTimeout<T>(work: Promise<T>, milliseconds = REMOTE_TIMEOUT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new TimeoutError(`no answer within ${milliseconds} ms`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
