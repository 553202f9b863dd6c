import type { Language } from '@shop/site/languages';
import type { Dictionary } from './locales';

/** The key under which a dictionary of one language is stored. */
export const dictionaryId = (namespace: string, language: Language) => `${namespace}:${language}`;

/** The dictionaries that have been loaded, without published texts. */
export const loadedDictionaries = new Map<string, Dictionary>();
const published = new Map<string, Record<string, string>>();

/** The dictionaries that are shown in place of others, which could not be loaded. */
const substitutes = new Map<string, string>();

export function clearDictionaries() {
  loadedDictionaries.clear();
  published.clear();
  substitutes.clear();
}

/** Shows a dictionary in place of one that could not be loaded, until that is loaded. */
export function substitute(missing: string, shown: string) {
  const isLoaded = loadedDictionaries.has(shown);
  substitutes.set(missing, isLoaded ? shown : (substitutes.get(shown) ?? shown));
}

/** Texts that staff published for a namespace in one language, by dotted key. */
const publishedTextsOf = (id: string): Record<string, string> => published.get(id) ?? {};

/**
 * Stores the texts that staff published. Each replaces the entry of its dictionary when that is
 * loaded. A dictionary that is already loaded does not change, so nothing changes on the screen.
 * @param texts by dotted key, by namespace
 */
export function provideTexts(language: Language, texts: Record<string, Record<string, string>>) {
  for (const [namespace, entries] of Object.entries(texts)) {
    const id = dictionaryId(namespace, language);
    if (!loadedDictionaries.has(id)) published.set(id, entries);
  }
}

/** The entry of a dotted key in a dictionary that has been loaded. */
function builtInEntry(id: string, key: string): Dictionary[string] | undefined {
  let entry: Dictionary[string] | undefined = loadedDictionaries.get(id);
  for (const part of key.split('.')) {
    entry = typeof entry === 'object' ? entry[part] : undefined;
  }
  return entry;
}

/** The text of a dotted key in a dictionary or its substitute, as staff published it. */
export function textOf(id: string, key: string): string | undefined {
  const shown = loadedDictionaries.has(id) ? id : substitutes.get(id);
  if (!shown) return undefined;
  const entry = publishedTextsOf(shown)[key] ?? builtInEntry(shown, key);
  return typeof entry === 'string' ? entry : undefined;
}

/**
 * The published texts that differ from their dictionaries. A page's HTML embeds them, so that it
 * hydrates with the same texts.
 * @param namespaces the namespaces whose dictionaries are loaded in that language
 */
export function changedTexts(
  language: Language,
  namespaces: Iterable<string>,
): Record<string, Record<string, string>> {
  const changed: Record<string, Record<string, string>> = {};
  for (const namespace of namespaces) {
    const id = dictionaryId(namespace, language);
    const entries = Object.entries(publishedTextsOf(id)).filter(([key, text]) => {
      const builtIn = builtInEntry(id, key);
      return builtIn !== undefined && builtIn !== text;
    });
    if (entries.length) changed[namespace] = Object.fromEntries(entries);
  }
  return changed;
}
