import { defineLocales } from '@shop/shared-i18n';

export const blogLocales = defineLocales('blog', {
  en: () => import('./en').then(({ en }) => en),
  es: () => import('./es').then(({ es }) => es),
});
