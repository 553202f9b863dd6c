import { defineLocales } from '@shop/shared-i18n';

export const teamLocales = defineLocales('team', {
  en: () => import('./en').then(({ en }) => en),
  es: () => import('./es').then(({ es }) => es),
});
