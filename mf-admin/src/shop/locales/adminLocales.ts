import { defineLocales } from '@shop/shared-i18n';
import type { en } from './en';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    admin: typeof en;
  }
}

// One file a language for short texts of several pages: the entry names each file with its digest.
export const adminLocales = defineLocales('admin', {
  en: () => import(/* webpackChunkName: "admin.en" */ './en').then((module) => module.en),
  es: () => import(/* webpackChunkName: "admin.es" */ './es').then((module) => module.es),
});
