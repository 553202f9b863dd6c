import { defineLocales } from '../defineLocales';
import type { en } from './en';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    common: typeof en;
  }
}

/** Translations that every app uses; the shell loads them before it renders. */
export const commonLocales = defineLocales('common', {
  en: () => import('./en').then(({ en }) => en),
  es: () => import('./es').then(({ es }) => es),
});
