import { commonMessages, type Language, loadMessages } from '@shop/shared-i18n';
import { frameMessages } from './frameMessages';

/**
 * Fetches the frame's words, a second time where they do not come: most failures are passing.
 * @returns whether the frame can speak
 */
export async function loadFrameWords(language: Language): Promise<boolean> {
  try {
    // Each on its own: a second try would join the first one of a set that is still on its way.
    await Promise.all(
      [commonMessages, frameMessages].map((set) => {
        const load = () => loadMessages([set], language);
        return load().catch(load);
      }),
    );
    return true;
  } catch (error) {
    console.error('[shell] words', error);
    return false;
  }
}
