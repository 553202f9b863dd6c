import { defineLocales } from '@shop/shared-i18n';

export const catalogueLocales = defineLocales('catalogue', {
  en: () => import('./en').then(({ en }) => en),
  es: () => import('./es').then(({ es }) => es),
});
