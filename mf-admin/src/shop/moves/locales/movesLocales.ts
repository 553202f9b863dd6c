import { defineLocales } from '@shop/shared-i18n';
import type { en } from './en';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    adminMoves: typeof en;
  }
}

export const movesLocales = defineLocales('adminMoves', {
  en: () => import('./en').then((module) => module.en),
  es: () => import('./es').then((module) => module.es),
});
