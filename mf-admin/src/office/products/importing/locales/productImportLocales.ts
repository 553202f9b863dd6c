import { defineLocales } from '@shop/shared-i18n';
import type { en } from './en';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    adminProductImport: typeof en;
  }
}

export const productImportLocales = defineLocales('adminProductImport', {
  en: () => import('./en').then((module) => module.en),
  es: () => import('./es').then((module) => module.es),
});
