import { defineLocales } from '@shop/shared-i18n';

/** The wizard's words. */
export const bookingLocales = defineLocales('booking', {
  en: () => import('./en').then((words) => words.en),
  es: () => import('./es').then((words) => words.es),
});
