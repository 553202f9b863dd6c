import '@shop/shared-ui/base.css';
import { commonMessages, loadMessages, startEngine } from '@shop/shared-i18n';
import { firstLanguage } from './firstLanguage';
import { frameMessages } from './messages/frameMessages';
import { mount } from './mount';

const language = firstLanguage(document.documentElement.lang, location.search);
await startEngine(language);
await loadMessages([commonMessages, frameMessages], language).catch(console.error);
mount(document);
