import '@shop/shared-ui/base.css';
import { startEngine } from '@shop/shared-i18n';
import { languageOfPath } from './languageOfAddress';
import { beginAsComposed } from './live/staffEdits';
import { loadFrameWords } from './messages/loadFrameWords';
import { mount } from './mount';

declare global {
  interface Window {
    /** Set by the composer only: takes what turns an address into HTML. */
    composeWith?: (render: typeof import('./prerender').prerenderPage) => void;
  }
}

const language = languageOfPath(location.pathname);
await startEngine(language);
if (window.composeWith) {
  window.composeWith((await import('./prerender')).prerenderPage);
} else {
  beginAsComposed(document, language);
  const speaks = await loadFrameWords(language);
  // HTML that can be read, and whose links lead on, is worth more than a live page without words.
  const isComposed = document.getElementById('root')?.hasChildNodes();
  if (speaks || !isComposed) mount(document, language);
}
