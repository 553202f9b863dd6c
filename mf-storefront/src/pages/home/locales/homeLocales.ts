import { defineLocales } from '@shop/shared-i18n';

export const homeLocales = defineLocales('home', {
  en: () => import('./en').then(({ en }) => en),
  es: () => import('./es').then(({ es }) => es),
});
