import { defineLocales } from '@shop/shared-i18n';
import type { en } from './en';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    catalogue: typeof en;
  }
}

export const catalogueLocales = defineLocales('catalogue', {
  en: () => import('./en').then(({ en }) => en),
  es: () => import('./es').then(({ es }) => es),
});
