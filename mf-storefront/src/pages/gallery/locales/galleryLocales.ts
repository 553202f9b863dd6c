import { defineLocales } from '@shop/shared-i18n';

export const galleryLocales = defineLocales('gallery', {
  en: () => import('./en').then(({ en }) => en),
  es: () => import('./es').then(({ es }) => es),
});
