import { HostProviders } from '@shop/shared-contract';
import { ErrorBoundary } from '@shop/shared-ui';
import {
  type ErrorInfo,
  type ReactNode,
  StrictMode,
  startTransition,
  useLayoutEffect,
} from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { App } from './App';
import { keepInDocument } from './layout/keepInDocument';
import type { Page } from './page/createPage';
import { watchHandledPresses } from './page/earlyPresses';
import { PageProvider } from './page/PageContext';
import { MOUNT, stayWithoutShell } from './press/stayWithoutShell';
import { OtherVersionsHtml } from './remotes/HydrationGuard';

interface CommittedProps {
  onCommit: () => void;
  children: ReactNode;
}

/** Reports that React has put the layout into the document. Around it: a sibling would make ids that the HTML has not. */
function Committed({ onCommit, children }: CommittedProps) {
  useLayoutEffect(onCommit, [onCommit]);
  return children;
}

/** Hydrates the document's HTML, or renders the site into an empty layout. Returns what removes it. */
export function mount(element: HTMLElement, page: Page): () => void {
  /** Readable, also where React cannot render the layout. */
  const composed = page.hydration.readsComposedPage() ? [...element.childNodes] : [];
  let hasCommitted = false;
  const onCommit = () => {
    hasCommitted = true;
  };
  const app = (
    <StrictMode>
      <Committed onCommit={onCommit}>
        <PageProvider value={page}>
          <HostProviders>
            <App />
          </HostProviders>
        </PageProvider>
      </Committed>
    </StrictMode>
  );
  let restoredPath: string | undefined;
  let root: Root | undefined;

  /** @param create creates React's root, which unmounts the whole site when nothing catches an error */
  function start(create: (options: RootOptions) => Root) {
    let isUnmounted = false;
    const created = create({
      ...errorHooks(page),
      onUncaughtError(error, { componentStack }) {
        page.crashes.report('uncaught', error, componentStack);
        if (isUnmounted) return;
        isUnmounted = true;
        // Only once for an address: the layout itself may throw.
        const isAgain = restoredPath === location.pathname;
        restoredPath = location.pathname;
        const keepsHtml = composed.length > 0 && (isAgain || !hasCommitted);
        if (isAgain && !keepsHtml) return;
        // React is still in the commit that unmounts the site.
        queueMicrotask(() => {
          try {
            // Undefined where creating it threw after React had begun.
            root?.unmount();
            if (!keepsHtml) {
              element.replaceChildren();
              start((options) => createRoot(element, options)).render(app);
              return;
            }
          } catch (failure) {
            if (composed.length === 0) throw failure;
          }
          element.replaceChildren(...composed);
          stayWithoutShell();
        });
      },
    });
    root = created;
    return created;
  }

  dispatchEvent(new Event(MOUNT));
  if (page.hydration.readsComposedPage()) {
    // Otherwise React hydrates the layout in one task, in which the page does not react to input.
    startTransition(() => {
      start((options) => hydrateRoot(element, app, options));
    });
    watchHandledPresses(element);
  } else {
    start((options) => createRoot(element, options)).render(app);
  }
  const parts = [document.head, document.body, element].map(keepInDocument);
  return () => {
    for (const letGo of parts) letGo?.();
    root?.unmount();
  };
}

/** Reports what React recovers from to the owners of the remote concerned. */
const errorHooks = ({ crashes }: Page): RootOptions => ({
  onCaughtError(error, { errorBoundary, componentStack }) {
    // The boundary around a module knows its place, and reports itself.
    if (errorBoundary instanceof ErrorBoundary && errorBoundary.props.onError) return;
    crashes.report('caught', error, componentStack);
  },
  /** Hydration found other content than React rendered: the page flashes, which is a defect. */
  onRecoverableError(error: unknown, { componentStack }: ErrorInfo) {
    if (error instanceof Error && error.cause instanceof OtherVersionsHtml) return;
    crashes.report('hydration', error, componentStack ?? undefined);
  },
});
