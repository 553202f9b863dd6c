import { commonLocales, defineLocales, loadLocales } from '@shop/shared-i18n';
import type { en } from './en';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    frame: typeof en;
  }
}

export const frameLocales = defineLocales('frame', {
  en: () => import('./en').then(({ en }) => en),
  es: () => import('./es').then(({ es }) => es),
});

/** What header, footer and the shared components show. */
export const frameSets = [commonLocales, frameLocales];

/**
 * Loads the dictionaries of the frame.
 * @returns whether they are loaded
 */
export async function loadFrameLocales(): Promise<boolean> {
  try {
    await loadLocales(frameSets);
    return true;
  } catch (error) {
    console.error('[shell] locales', error);
    return false;
  }
}
