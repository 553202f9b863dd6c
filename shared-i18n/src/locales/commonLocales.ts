import { defineLocales } from '../defineLocales';

/** Translations that every app uses; the shell loads them before it renders. */
export const commonLocales = defineLocales('common', {
  en: () => import('./en').then(({ en }) => en),
  es: () => import('./es').then(({ es }) => es),
});
