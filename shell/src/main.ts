import '@shop/shared-ui/base.css';
import { startEngine } from '@shop/shared-i18n';
import { addressInLanguage, requestedLanguage } from './languageOfAddress';
import { loadFrameLocales } from './locales/frameLocales';
import { mount } from './mount';
import { startContent } from './page/contentSource';
import { readSnapshot } from './page/pageSnapshot';
import { readOverrides } from './tools/overrides';

declare global {
  interface Window {
    /** Set by the composer only: receives the function that turns an address into HTML. */
    composeWith?: (render: typeof import('./prerender').prerenderPage) => void;
  }
}

const snapshot = readSnapshot(document);
const root = document.getElementById('root');
if (!root) throw new Error('The HTML has no #root');
const requested = requestedLanguage(location.search);

if (window.composeWith) {
  await startEngine(snapshot.language);
  window.composeWith((await import('./prerender')).prerenderPage);
} else if (snapshot.site && requested && requested !== snapshot.language) {
  // Each language has HTML of its own, which a host of plain files cannot choose by `?lang=`.
  location.replace(addressInLanguage(requested));
} else {
  await startEngine(requested ?? snapshot.language);
  startContent(snapshot.content);
  // A team's own version replaces the HTML before React starts.
  if (readOverrides().length) root.replaceChildren();
  const hasWords = await loadFrameLocales(requested ?? snapshot.language);
  // HTML that can be read, and whose links lead on, is worth more than a hydrated page without words.
  if (hasWords || !root.hasChildNodes()) mount(root, snapshot);
}
