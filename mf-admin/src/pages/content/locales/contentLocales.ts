import { defineLocales } from '@shop/shared-i18n';

export const contentLocales = defineLocales('adminContent', {
  en: () => import(/* webpackChunkName: "admin.en" */ './en').then((module) => module.en),
  es: () => import(/* webpackChunkName: "admin.es" */ './es').then((module) => module.es),
});
