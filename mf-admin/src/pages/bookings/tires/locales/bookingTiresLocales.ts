import { defineLocales } from '@shop/shared-i18n';

export const bookingTiresLocales = defineLocales('adminBookingTires', {
  en: () => import('./en').then((module) => module.en),
  es: () => import('./es').then((module) => module.es),
});
