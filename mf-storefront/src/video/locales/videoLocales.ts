import { defineLocales } from '@shop/shared-i18n';

export const videoLocales = defineLocales('video', {
  en: () => import('./en').then(({ en }) => en),
  es: () => import('./es').then(({ es }) => es),
});
