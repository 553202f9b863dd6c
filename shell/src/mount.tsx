import { LanguageProvider } from '@shop/shared-i18n';
import { BrowserRouter } from '@shop/shared-vendor';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { basenameOf } from './languageOfAddress';
import { registerWorker } from './offline/registerWorker';
import { beginComposedPage } from './page/firstPage';
import type { PageSnapshot } from './page/pageSnapshot';
import { OtherVersionsHtml } from './remotes/HydrationGuard';

/** Hydrates the document's HTML, or renders the site into an empty frame. */
export function mount(root: HTMLElement, { language, site }: PageSnapshot) {
  const app = (
    <StrictMode>
      <LanguageProvider>
        <BrowserRouter basename={basenameOf(language)}>
          <App embedded={site} />
        </BrowserRouter>
      </LanguageProvider>
    </StrictMode>
  );
  if (site && root.hasChildNodes()) {
    beginComposedPage(site);
    hydrateRoot(root, app, { onRecoverableError });
  } else {
    createRoot(root).render(app);
  }
  // A page without HTML of its own is a staff page, or is served by a development server.
  if (site) registerWorker();
}

/** Hydration found other content than React rendered: the page flashes, which is a defect. */
function onRecoverableError(error: unknown) {
  if (error instanceof Error && error.cause instanceof OtherVersionsHtml) return;
  console.error('[shell] hydration', error);
}
