import type { RemoteEntry } from '@shop/shared-contract';

/** A remote that could not be loaded: which one, in which version, and why. */
export class RemoteError extends Error {
  override name = 'RemoteError';

  constructor({ name, version }: RemoteEntry, cause: unknown) {
    super(`${name} ${version}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}
