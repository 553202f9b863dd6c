import type { RemoteEntry } from '@shop/shared-contract';
import { ErrorBoundary } from '@shop/shared-ui';
import { type ReactNode, Suspense, useState } from 'react';
import { lazyExposed } from './lazyExposed';

interface Props {
  remote: RemoteEntry;
  module: string;
  props?: object;
  loading: ReactNode;
  /** Shown in the module's place when it can't be loaded or crashes. */
  failure: (retry: () => void) => ReactNode;
  /** Rendered beside the module, once it is there. */
  children?: ReactNode;
}

/** A page or widget of a remote, held so that whatever happens in it stays in it. */
export function RemoteModule({ remote, module, props = {}, loading, failure, children }: Props) {
  const [attempt, setAttempt] = useState(0);
  const Module = lazyExposed(remote, module, attempt);
  const retry = () => setAttempt((n) => n + 1);
  return (
    <ErrorBoundary
      key={attempt}
      fallback={() => failure(retry)}
      onError={(error) => console.error(`[shell] ${remote.name}${module.slice(1)}`, error)}
    >
      <Suspense fallback={loading}>
        <Module {...props} />
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}
