import { defineLocales } from '@shop/shared-i18n';

/** The words of the private cancel link's page. */
export const cancelLocales = defineLocales('bookingCancel', {
  en: () => import('./cancel/en').then((words) => words.en),
  es: () => import('./cancel/es').then((words) => words.es),
});
