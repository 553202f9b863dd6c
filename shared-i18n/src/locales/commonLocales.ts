import { defineLocales } from '../locales';

/** Words every app needs; the shell loads them before anything renders. */
export const commonLocales = defineLocales('common', {
  en: () => import('./en').then((words) => words.en),
  es: () => import('./es').then((words) => words.es),
});
