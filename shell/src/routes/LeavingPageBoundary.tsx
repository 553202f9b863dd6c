import { ErrorBoundary } from '@shop/shared-ui';
import { useLocation } from '@shop/shared-vendor';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface RenderAgainProps {
  loading: ReactNode;
  onUnmounted: () => void;
}

/** Stands for the pages until all of what threw is unmounted. */
function RenderAgain({ loading, onUnmounted }: RenderAgainProps) {
  useEffect(onUnmounted, [onUnmounted]);
  return loading;
}

interface Props {
  loading: ReactNode;
  Failure: ComponentType<{ onRetry: () => void }>;
  children: ReactNode;
}

/**
 * Renders the next page again after the page that was left threw in its cleanup: React unmounts both. Only once,
 * since pages that throw in render would never end.
 */
export function LeavingPageBoundary({ loading, Failure, children }: Props) {
  const { key } = useLocation();
  const [isRepeated, setIsRepeated] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a navigation it may happen again.
  useEffect(() => setIsRepeated(false), [key]);
  return (
    <ErrorBoundary
      fallback={(_, reset) =>
        isRepeated ? (
          <Failure onRetry={reset} />
        ) : (
          <RenderAgain
            loading={loading}
            onUnmounted={() => {
              setIsRepeated(true);
              reset();
            }}
          />
        )
      }
    >
      {children}
    </ErrorBoundary>
  );
}
