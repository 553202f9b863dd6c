import { defineLocales } from '@shop/shared-i18n';
import type { en } from './en';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    adminServices: typeof en;
  }
}

export const serviceSettingsLocales = defineLocales('adminServices', {
  en: () => import(/* webpackChunkName: "settings.en" */ './en').then((module) => module.en),
  es: () => import(/* webpackChunkName: "settings.es" */ './es').then((module) => module.es),
});
