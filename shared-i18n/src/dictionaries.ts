import type { Language } from '@shop/site/languages';
import type { Dictionary } from './locales';

/** Words of one page in one language go by this. */
export const dictionaryId = (namespace: string, language: Language) => `${namespace}:${language}`;

/** The dictionaries that have been loaded, without published texts. */
export const loadedDictionaries = new Map<string, Dictionary>();
const published = new Map<string, Record<string, string>>();

export function clearDictionaries() {
  loadedDictionaries.clear();
  published.clear();
}

/** Texts that staff published for one page in one language, by dotted key. */
export const publishedTextsOf = (id: string): Record<string, string> => published.get(id) ?? {};

/**
 * Provides the texts that staff published. Each replaces the sentence of its dictionary when that is
 * loaded; a dictionary that has been loaded already keeps what it has, so that nothing on the screen
 * changes.
 * @param texts by dotted key, by namespace
 */
export function provideTexts(language: Language, texts: Record<string, Record<string, string>>) {
  for (const [namespace, sentences] of Object.entries(texts)) {
    const id = dictionaryId(namespace, language);
    if (!loadedDictionaries.has(id)) published.set(id, sentences);
  }
}

/** The sentence of a dotted key in a dictionary that has been loaded. */
function builtInText(id: string, key: string): Dictionary[string] | undefined {
  let found: Dictionary[string] | undefined = loadedDictionaries.get(id);
  for (const part of key.split('.')) {
    found = typeof found === 'object' ? found[part] : undefined;
  }
  return found;
}

/**
 * The published texts of some namespaces that differ from the dictionaries: what a page's HTML has to
 * carry so that it hydrates with the same words.
 * @param namespaces those whose dictionaries have been loaded in that language
 */
export function changedTexts(
  language: Language,
  namespaces: Iterable<string>,
): Record<string, Record<string, string>> {
  const changed: Record<string, Record<string, string>> = {};
  for (const namespace of namespaces) {
    const id = dictionaryId(namespace, language);
    const sentences = Object.entries(publishedTextsOf(id)).filter(([key, text]) => {
      const before = builtInText(id, key);
      return before !== undefined && before !== text;
    });
    if (sentences.length) changed[namespace] = Object.fromEntries(sentences);
  }
  return changed;
}
