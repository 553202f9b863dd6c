import { RemoteError } from '@shop/loader';
import { forgetFailedProducts } from '@shop/shared-contract';
import { ErrorBoundary } from '@shop/shared-ui';
import {
  type ComponentType,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { throwingRemote } from '../page/crashReports';
import { usePage } from '../page/PageContext';
import { ComposedHtml } from './ComposedHtml';
import { markerOf } from './RemoteMarker';
import { useRemotes } from './RemotesContext';
import { whenSeen } from './whenSeen';

interface FallbackProps {
  remote: string;
  error: unknown;
  isFirst: boolean;
  loading: ReactNode;
  failure: ReactNode;
  /** Renders the module again, in the version that is current by then. */
  onOtherVersion: () => void;
}

/** Tries the remote's other version after a crash, before the visitor sees a failure. */
function VersionFallback(props: FallbackProps) {
  const { remote, error, isFirst, loading, failure, onOtherVersion } = props;
  const remotes = useRemotes();
  // The loader has tried every version of a module that could not be loaded.
  const [canRetry, setCanRetry] = useState(!(error instanceof RemoteError));
  useEffect(() => {
    if (!canRetry) return;
    // A widget that the page removed has thrown in its cleanup: the page is rendered again, as it is.
    const isOfWidget = isFirst && (throwingRemote(error) ?? remote) !== remote;
    if (isOfWidget || remotes.fallBack(remote, error)) onOtherVersion();
    else setCanRetry(false);
  }, [canRetry, remotes, remote, error, isFirst, onOtherVersion]);
  return canRetry ? loading : failure;
}

interface WaitingProps {
  html: RefObject<string | undefined>;
  loading: ReactNode;
}

const Waiting = ({ html, loading }: WaitingProps) =>
  html.current ? <ComposedHtml html={html.current} /> : loading;

interface Props {
  remote: string;
  module: string;
  props?: object;
  /** Whether composed HTML of it is hydrated, and its code loaded, only when the visitor sees it. */
  waitsUntilSeen?: boolean;
  loading: ReactNode;
  Failure: ComponentType<{ onRetry: () => void }>;
  children?: ReactNode;
}

/**
 * Contains what happens in a page or widget. Its composed HTML stays until it is hydrated, also after a failure.
 * Memoized, because React replaces the HTML of a boundary that receives an update before it is hydrated.
 */
export const RemoteBoundary = memo(function RemoteBoundary(props: Props) {
  const { remote, module, waitsUntilSeen, loading, Failure, children } = props;
  const remotes = useRemotes();
  const { hydration, crashes } = usePage();
  const [composed] = useState(() => {
    const marker = hydration.readsComposedPage() ? markerOf(remote, module) : undefined;
    return marker && { marker, html: marker.outerHTML };
  });
  // Not state: an update of this page would reach widgets in it that are not hydrated yet.
  const html = useRef(composed?.html);
  // Stored as state: a release or a fallback elsewhere must not change a module on the screen.
  const [shown, setShown] = useState(() => {
    forgetFailedProducts();
    const isDue = waitsUntilSeen && composed ? () => whenSeen(composed.marker) : undefined;
    return { attempt: 0, Module: remotes.component(remote, module, isDue) };
  });
  const renderAgain = useCallback(
    () =>
      setShown(({ attempt }) => ({
        attempt: attempt + 1,
        Module: remotes.component(remote, module),
      })),
    [remotes, remote, module],
  );
  const retry = useCallback(() => {
    remotes.prepareRetry(remote);
    forgetFailedProducts();
    renderAgain();
  }, [remotes, remote, renderAgain]);
  const onHydrated = useCallback(() => {
    html.current = undefined;
  }, []);
  const { attempt, Module } = shown;
  const waiting = <Waiting html={html} loading={loading} />;
  const part = `${remote}${module.slice(1)}`;

  return (
    <ErrorBoundary
      key={attempt}
      fallback={(error) => (
        <VersionFallback
          remote={remote}
          error={error}
          isFirst={attempt === 0}
          loading={waiting}
          failure={
            html.current ? (
              <ComposedHtml html={html.current} failed={{ part, retry }} />
            ) : (
              <Failure onRetry={retry} />
            )
          }
          onOtherVersion={renderAgain}
        />
      )}
      onError={(error, { componentStack }) => {
        // The loader has reported what it could not load.
        if (error instanceof RemoteError) console.error(`[shell] ${part}`, error);
        else crashes.report(part, error, componentStack ?? undefined, { remote, module });
      }}
    >
      <Suspense fallback={waiting}>
        <Module {...props.props} onHydrated={onHydrated} />
        {children}
      </Suspense>
    </ErrorBoundary>
  );
});
