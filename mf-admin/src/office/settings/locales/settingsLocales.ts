import { defineLocales } from '@shop/shared-i18n';
import type { en } from './en';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    adminSettings: typeof en;
  }
}

// One file a language for the texts of all settings pages: the entry names each file with its digest.
export const settingsLocales = defineLocales('adminSettings', {
  en: () => import(/* webpackChunkName: "settings.en" */ './en').then((module) => module.en),
  es: () => import(/* webpackChunkName: "settings.es" */ './es').then((module) => module.es),
});
