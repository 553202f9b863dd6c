import type { RemoteEntry } from '@shop/shared-contract';
import { ErrorBoundary } from '@shop/shared-ui';
import { type ReactNode, Suspense, useCallback, useState } from 'react';
import { Broken } from './Broken';
import { lazyExposed } from './lazyExposed';
import { RemoteError } from './RemoteError';
import { reportRemote } from './reportRemote';
import { forgetFailures, versionInUse } from './versionInUse';

interface Props {
  remote: RemoteEntry;
  module: string;
  props?: object;
  loading: ReactNode;
  /** Shown in the module's place when it can't be loaded or crashes, in every version. */
  failure: (retry: () => void) => ReactNode;
  /** Rendered beside the module, once it is there. */
  children?: ReactNode;
}

/** A page or widget of a remote, held so that whatever happens in it stays in it. */
export function RemoteModule({ remote, module, props = {}, loading, failure, children }: Props) {
  // Kept as state: a release or a fallback elsewhere must not change a module under somebody.
  const [shown, setShown] = useState(() => ({
    attempt: 0,
    Module: lazyExposed(remote, module),
  }));
  const again = useCallback(
    () =>
      setShown(({ attempt }) => ({
        attempt: attempt + 1,
        Module: lazyExposed(remote, module),
      })),
    [remote, module],
  );
  const retry = useCallback(() => {
    forgetFailures(remote);
    again();
  }, [remote, again]);
  const { attempt, Module } = shown;

  return (
    <ErrorBoundary
      key={attempt}
      fallback={(error) => (
        <Broken
          remote={remote}
          error={error}
          loading={loading}
          failure={failure(retry)}
          onOtherVersion={again}
        />
      )}
      onError={(error) => {
        console.error(`[shell] ${remote.name}${module.slice(1)}`, error);
        if (error instanceof RemoteError) return;
        reportRemote(remote, versionInUse(remote), module, { event: 'crash', error });
      }}
    >
      <Suspense fallback={loading}>
        <Module {...props} />
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}
