import { forgetFailedProducts, type RemoteEntry } from '@shop/shared-contract';
import { ErrorBoundary } from '@shop/shared-ui';
import {
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useRef,
  useState,
} from 'react';
import { readsComposedPage } from '../page/firstPage';
import { ComposedHtml } from './ComposedHtml';
import { lazyExposed } from './lazyExposed';
import { prepareRetry } from './loadExposed';
import { RemoteError } from './RemoteError';
import { htmlOf } from './RemoteMarker';
import { reportRemote } from './reportRemote';
import { VersionFallback } from './VersionFallback';
import { versionInUse } from './versionInUse';

interface Props {
  remote: RemoteEntry;
  module: string;
  props?: object;
  loading: ReactNode;
  /** Shown in the module's place when it can't be loaded or crashes, in every version. */
  Failure: ComponentType<{ onRetry: () => void }>;
  /** Rendered beside the module, once it is there. */
  children?: ReactNode;
}

interface WaitingProps {
  html: RefObject<string | undefined>;
  loading: ReactNode;
}

const Waiting = ({ html, loading }: WaitingProps) =>
  html.current ? <ComposedHtml html={html.current} /> : loading;

/**
 * A page or widget of a remote: whatever happens in it stays in it. Until it is hydrated, its composed
 * HTML stays on the screen, also when it cannot be loaded or crashes.
 *
 * Memoized: a new element for the Suspense boundary is an update, and React replaces the HTML of a
 * boundary that receives one before it is hydrated.
 */
export const RemoteModule = memo(function RemoteModule(props: Props) {
  const { remote, module, loading, Failure, children } = props;
  const [composed] = useState(() =>
    readsComposedPage() ? htmlOf(remote.name, module) : undefined,
  );
  // Not state: an update of this page would reach widgets in it that are not hydrated yet.
  const html = useRef(composed);
  // Stored as state: a release or a fallback elsewhere must not change a module on the screen.
  const [shown, setShown] = useState(() => {
    forgetFailedProducts();
    return { attempt: 0, Module: lazyExposed(remote, module) };
  });
  const again = useCallback(
    () =>
      setShown(({ attempt }) => ({
        attempt: attempt + 1,
        Module: lazyExposed(remote, module),
      })),
    [remote, module],
  );
  const retry = useCallback(() => {
    prepareRetry(remote);
    forgetFailedProducts();
    again();
  }, [remote, again]);
  const onHydrated = useCallback(() => {
    html.current = undefined;
  }, []);
  const { attempt, Module } = shown;
  const waiting = <Waiting html={html} loading={loading} />;
  const part = `${remote.name}${module.slice(1)}`;

  return (
    <ErrorBoundary
      key={attempt}
      fallback={(error) => (
        <VersionFallback
          remote={remote}
          error={error}
          loading={waiting}
          failure={
            html.current ? (
              <ComposedHtml html={html.current} failed={{ part, retry }} />
            ) : (
              <Failure onRetry={retry} />
            )
          }
          onOtherVersion={again}
        />
      )}
      onError={(error) => {
        console.error(`[shell] ${part}`, error);
        if (error instanceof RemoteError) return;
        reportRemote(remote, versionInUse(remote), module, { event: 'crash', error });
      }}
    >
      <Suspense fallback={waiting}>
        <Module {...props.props} onHydrated={onHydrated} />
        {children}
      </Suspense>
    </ErrorBoundary>
  );
});
