/** A remote that could not be loaded: which one, in which version, and why. */
export class RemoteError extends Error {
  override name = 'RemoteError';

  constructor(remote: string, version: string, cause: unknown) {
    super(`${remote} ${version}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
