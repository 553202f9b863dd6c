import { HostProviders } from '@shop/shared-contract';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { basenameOf } from './languageOfAddress';
import { registerWorker } from './offline/registerWorker';
import type { Page } from './page/createPage';
import { watchHandledPresses } from './page/earlyPresses';
import { PageProvider } from './page/PageContext';
import { OtherVersionsHtml } from './remotes/HydrationGuard';

/** Hydrates the document's HTML, or renders the site into an empty frame. */
export function mount(root: HTMLElement, page: Page) {
  const { language, site } = page.snapshot;
  const app = (
    <StrictMode>
      <PageProvider value={page}>
        <HostProviders basename={basenameOf(language)}>
          <App />
        </HostProviders>
      </PageProvider>
    </StrictMode>
  );
  if (page.hydration.readsComposedPage()) {
    // Otherwise React hydrates the frame in one task, in which the page does not react to input.
    startTransition(() => {
      hydrateRoot(root, app, { onRecoverableError });
    });
    watchHandledPresses(root);
  } else {
    createRoot(root).render(app);
  }
  // A page without HTML of its own is a staff page, or comes from a developer's own server.
  if (site) registerWorker(page);
}

/** Hydration found other content than React rendered: the page flashes, which is a defect. */
function onRecoverableError(error: unknown) {
  if (error instanceof Error && error.cause instanceof OtherVersionsHtml) return;
  console.error('[shell] hydration', error);
}
