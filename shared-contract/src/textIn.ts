import type { Language } from '@shop/shared-site/languages';
import type { PublishedText } from './publishedLists';

/** Returns a text of staff in a language, or the English one with its language, for the attribute `lang`. */
export function textIn(
  text: PublishedText | undefined,
  language: Language,
): { text: string; lang?: Language } {
  const own = text?.[language];
  return own || !text?.en ? { text: own ?? '' } : { text: text.en, lang: 'en' };
}
