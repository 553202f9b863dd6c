import { commonLocales, type Language, loadLocales } from '@shop/shared-i18n';
import { frameLocales } from './frameLocales';

/**
 * Fetches the frame's words, a second time where they do not come: most failures are passing.
 * @returns whether the frame can speak
 */
export async function loadFrameLocales(language: Language): Promise<boolean> {
  try {
    // Each on its own: a second try would join the first one of a set that is still on its way.
    await Promise.all(
      [commonLocales, frameLocales].map((set) => {
        const load = () => loadLocales([set], language);
        return load().catch(load);
      }),
    );
    return true;
  } catch (error) {
    console.error('[shell] words', error);
    return false;
  }
}
