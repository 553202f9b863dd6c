import { defineLocales } from '@shop/shared-i18n';

export const contactLocales = defineLocales('contact', {
  en: () => import('./en').then((words) => words.en),
  es: () => import('./es').then((words) => words.es),
});
