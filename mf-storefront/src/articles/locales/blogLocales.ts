import { defineLocales } from '@shop/shared-i18n';
import type { en } from './en';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    blog: typeof en;
  }
}

export const blogLocales = defineLocales('blog', {
  en: () => import('./en').then(({ en }) => en),
  es: () => import('./es').then(({ es }) => es),
});
