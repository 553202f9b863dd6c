/** How long a visitor waits for another team's server, in milliseconds. */
export const REMOTE_TIMEOUT = 8_000;

export class TimeoutError extends Error {
  override name = 'TimeoutError';

  constructor(
    milliseconds: number,
    /** The work that did not end in time. It continues and may still succeed. */
    readonly work: Promise<unknown>,
  ) {
    super(`no response within ${milliseconds} ms`);
  }
}

/** The federation runtime has no timeout for all it waits for. @throws TimeoutError after `milliseconds` */
export async function withTimeout<T>(work: Promise<T>, milliseconds = REMOTE_TIMEOUT): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(milliseconds, work)), milliseconds);
  });
  try {
    return await Promise.race([work, timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
