import { type Language, LanguageProvider } from '@shop/shared-i18n';
import { BrowserRouter } from '@shop/shared-vendor';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { basenameOf } from './languageOfAddress';
import { keepForOffline } from './offline/keepForOffline';
import { rememberComposed } from './remotes/composedVersions';
import { OtherVersionsHtml } from './remotes/OtherVersionsHtml';
import { embeddedSite } from './site/embeddedSite';

/** Renders the site into the document, or wakes up the HTML that is already there. */
export function mount(document: Document, language: Language) {
  const root = document.getElementById('root');
  if (!root) throw new Error('The HTML has no #root');
  const site = embeddedSite(document);
  if (site) rememberComposed(site);
  const app = (
    <StrictMode>
      <LanguageProvider>
        <BrowserRouter basename={basenameOf(language)}>
          <App embedded={site} />
        </BrowserRouter>
      </LanguageProvider>
    </StrictMode>
  );
  if (site && root.hasChildNodes()) hydrateRoot(root, app, { onRecoverableError });
  else createRoot(root).render(app);
  // A page without HTML of its own is a staff page, or comes from a developer's own server.
  if (site) keepForOffline();
}

/** Hydration met other content than it expected: nothing breaks, but a page flashes. A defect. */
function onRecoverableError(error: unknown) {
  if (error instanceof Error && error.cause instanceof OtherVersionsHtml) return;
  console.error('[shell] hydration', error);
}
