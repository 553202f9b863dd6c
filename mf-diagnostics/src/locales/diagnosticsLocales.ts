import { defineLocales } from '@shop/shared-i18n';

/** Page and widget speak with the same words. */
export const diagnosticsLocales = defineLocales('diagnostics', {
  en: () => import('./en').then((words) => words.en),
  es: () => import('./es').then((words) => words.es),
});
