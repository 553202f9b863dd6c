import { defineLocales } from '@shop/shared-i18n';

/** The translations of the private cancel link's page. */
export const cancelLocales = defineLocales('bookingCancel', {
  en: () => import('./cancel/en').then((locale) => locale.en),
  es: () => import('./cancel/es').then((locale) => locale.es),
});
