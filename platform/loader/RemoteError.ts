export class RemoteError extends Error {
  override name = 'RemoteError';

  constructor(
    remote: string,
    version: string,
    cause: unknown,
    /** Waits for what may still arrive after a timeout. */
    readonly late?: () => Promise<unknown>,
  ) {
    super(`${remote} ${version}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
