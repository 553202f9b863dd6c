import { defineLocales } from '@shop/shared-i18n';
import type { en } from './en';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    adminSearch: typeof en;
  }
}

export const searchLocales = defineLocales('adminSearch', {
  en: () => import('./en').then((module) => module.en),
  es: () => import('./es').then((module) => module.es),
});
