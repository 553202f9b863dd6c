import type { RemoteEntry } from '@shop/shared-contract';
import { type ReactNode, useEffect, useState } from 'react';
import { RemoteError } from './RemoteError';
import { giveUp, versionInUse } from './versionInUse';

interface Props {
  remote: RemoteEntry;
  error: unknown;
  loading: ReactNode;
  failure: ReactNode;
  /** Renders the module anew, in the version that is in use by then. */
  onOtherVersion: () => void;
}

/** Before the visitor hears of a crash, the remote's other version gets its chance. */
export function Broken({ remote, error, loading, failure, onOtherVersion }: Props) {
  // What could not be loaded has been tried in every version.
  const [hope, setHope] = useState(!(error instanceof RemoteError));
  useEffect(() => {
    if (!hope) return;
    if (giveUp(remote, versionInUse(remote), error)) onOtherVersion();
    else setHope(false);
  }, [hope, remote, error, onOtherVersion]);
  return hope ? loading : failure;
}
