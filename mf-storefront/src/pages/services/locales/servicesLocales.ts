import { defineLocales } from '@shop/shared-i18n';

export const servicesLocales = defineLocales('services', {
  en: () => import('./en').then(({ en }) => en),
  es: () => import('./es').then(({ es }) => es),
});
