import { defineLocales } from '@shop/shared-i18n';

export const galleryLocales = defineLocales('gallery', {
  en: () => import('./en').then((words) => words.en),
  es: () => import('./es').then((words) => words.es),
});
