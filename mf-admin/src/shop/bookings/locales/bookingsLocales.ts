import { defineLocales } from '@shop/shared-i18n';
import type { en } from './en';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    adminBookings: typeof en;
  }
}

export const bookingsLocales = defineLocales('adminBookings', {
  en: () => import('./en').then((module) => module.en),
  es: () => import('./es').then((module) => module.es),
});
