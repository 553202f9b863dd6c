import { commonLocales, defineLocales, type Language, loadLocales } from '@shop/shared-i18n';

export const frameLocales = defineLocales('frame', {
  en: () => import('./en').then(({ en }) => en),
  es: () => import('./es').then(({ es }) => es),
});

/**
 * Loads the dictionaries of the frame, and retries once, since most failures are transient.
 * @returns whether they are loaded
 */
export async function loadFrameLocales(language: Language): Promise<boolean> {
  try {
    // One call for each, so that only what failed is loaded again.
    await Promise.all(
      [commonLocales, frameLocales].map((set) => {
        const load = () => loadLocales([set], language);
        return load().catch(load);
      }),
    );
    return true;
  } catch (error) {
    console.error('[shell] locales', error);
    return false;
  }
}
