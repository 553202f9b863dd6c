import { defineLocales } from '@shop/shared-i18n';
import type { en } from './manage/en';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    bookingManage: typeof en;
  }
}

export const manageLocales = defineLocales('bookingManage', {
  en: () => import('./manage/en').then((locale) => locale.en),
  es: () => import('./manage/es').then((locale) => locale.es),
});
