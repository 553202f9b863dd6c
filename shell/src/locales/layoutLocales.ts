import { commonLocales, defineLocales, loadLocales } from '@shop/shared-i18n';
import type { en } from './en';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    layout: typeof en;
  }
}

export const layoutLocales = defineLocales('layout', {
  en: () => import('./en').then(({ en }) => en),
  es: () => import('./es').then(({ es }) => es),
});

/** What header, footer and the shared components show. */
export const layoutSets = [commonLocales, layoutLocales];

/**
 * Loads the dictionaries of the layout.
 * @returns whether they are loaded
 */
export async function loadLayoutLocales(): Promise<boolean> {
  try {
    await loadLocales(layoutSets);
    return true;
  } catch (error) {
    console.error('[shell] locales', error);
    return false;
  }
}
