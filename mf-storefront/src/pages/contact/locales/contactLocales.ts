import { defineLocales } from '@shop/shared-i18n';

export const contactLocales = defineLocales('contact', {
  en: () => import('./en').then(({ en }) => en),
  es: () => import('./es').then(({ es }) => es),
});
