import { defineLocales } from '@shop/shared-i18n';
import type { en } from './booking/en';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    booking: typeof en;
  }
}

export const bookingLocales = defineLocales('booking', {
  en: () => import('./booking/en').then((locale) => locale.en),
  es: () => import('./booking/es').then((locale) => locale.es),
});
