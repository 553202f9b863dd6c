import { defineLocales } from '@shop/shared-i18n';
import type { en } from './en';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    offers: typeof en;
  }
}

// As with the video's: so few words are part of the page's script.
export const offersLocales = defineLocales('offers', {
  en: () => import(/* webpackMode: "eager" */ './en').then(({ en }) => en),
  es: () => import(/* webpackMode: "eager" */ './es').then(({ es }) => es),
});
