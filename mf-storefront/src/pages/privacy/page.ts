import { definePage } from '@shop/shared-contract';
import { privacyLocales } from './locales/privacyLocales';
import { PrivacyPage } from './PrivacyPage';

export default definePage({ Component: PrivacyPage, locales: [privacyLocales] });
