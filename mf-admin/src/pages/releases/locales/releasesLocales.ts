import { defineLocales } from '@shop/shared-i18n';

export const releasesLocales = defineLocales('adminReleases', {
  en: () => import('./en').then((module) => module.en),
  es: () => import('./es').then((module) => module.es),
});
