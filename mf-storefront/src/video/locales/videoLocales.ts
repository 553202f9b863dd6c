import { defineLocales } from '@shop/shared-i18n';
import type { en } from './en';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    video: typeof en;
  }
}

// Seven words of each language are part of the page's script: a file of their own would cost more.
export const videoLocales = defineLocales('video', {
  en: () => import(/* webpackMode: "eager" */ './en').then(({ en }) => en),
  es: () => import(/* webpackMode: "eager" */ './es').then(({ es }) => es),
});
