import { defineLocales } from '@shop/shared-i18n';
import type { en } from './en';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    diagnostics: typeof en;
  }
}

/** The locales of both the page and the widget. */
export const diagnosticsLocales = defineLocales('diagnostics', {
  en: () => import('./en').then(({ en }) => en),
  es: () => import('./es').then(({ es }) => es),
});
