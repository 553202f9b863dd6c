import { defineLocales } from '@shop/shared-i18n';

// One file a language for the texts of all settings pages: the entry names each file with its digest.
export const settingsLocales = defineLocales('adminSettings', {
  en: () => import(/* webpackChunkName: "settings.en" */ './en').then((module) => module.en),
  es: () => import(/* webpackChunkName: "settings.es" */ './es').then((module) => module.es),
});
