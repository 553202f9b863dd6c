import '@shop/shared-ui/base.css';
import { commonMessages, loadMessages, startEngine } from '@shop/shared-i18n';
import { languageOfPath } from './languageOfAddress';
import { frameMessages } from './messages/frameMessages';
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
  await loadMessages([commonMessages, frameMessages], language).catch(console.error);
  mount(document, language);
}
