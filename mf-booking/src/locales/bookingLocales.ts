import { defineLocales } from '@shop/shared-i18n';

/** The wizard's words. */
export const bookingLocales = defineLocales('booking', {
  en: () => import('./booking/en').then((words) => words.en),
  es: () => import('./booking/es').then((words) => words.es),
});
