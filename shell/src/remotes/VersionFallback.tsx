import type { RemoteEntry } from '@shop/shared-contract';
import { type ReactNode, useEffect, useState } from 'react';
import { RemoteError } from './RemoteError';
import { markFailed, versionInUse } from './versionInUse';

interface Props {
  remote: RemoteEntry;
  error: unknown;
  loading: ReactNode;
  failure: ReactNode;
  /** Renders the module again, in the version that is in use by then. */
  onOtherVersion: () => void;
}

/** Tries the remote's other version after a crash, before the visitor sees a failure. */
export function VersionFallback({ remote, error, loading, failure, onOtherVersion }: Props) {
  // A module that could not be loaded has been tried in every version.
  const [canRetry, setCanRetry] = useState(!(error instanceof RemoteError));
  useEffect(() => {
    if (!canRetry) return;
    if (markFailed(remote, versionInUse(remote), error)) onOtherVersion();
    else setCanRetry(false);
  }, [canRetry, remote, error, onOtherVersion]);
  return canRetry ? loading : failure;
}
