import { defineLocales } from '@shop/shared-i18n';
import type { en } from './en';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    adminPictures: typeof en;
  }
}

export const picturesLocales = defineLocales('adminPictures', {
  en: () => import(/* webpackChunkName: "admin.en" */ './en').then((module) => module.en),
  es: () => import(/* webpackChunkName: "admin.es" */ './es').then((module) => module.es),
});
