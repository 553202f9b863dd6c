import { defineLocales } from '@shop/shared-i18n';

export const aboutLocales = defineLocales('about', {
  en: () => import('./en').then(({ en }) => en),
  es: () => import('./es').then(({ es }) => es),
});
