import type { Language } from '@shop/shared-site/languages';
import type { BackendModule } from 'i18next';
import type { Dictionary, Locales } from './locales';

type Texts = Record<string, string>;
type TextsByNamespace = Record<string, Texts>;

/** What loads each namespace, by its name. */
export const loaders = new Map<string, Locales['load']>();

/** Bundles of another language, which stand for those that could not be fetched: `es|booking`. */
export const substitutes = new Set<string>();

/** Texts that staff published, by language, namespace and dotted key. */
const published: Record<string, TextsByNamespace> = {};

/** Those of them that differ from the dictionaries that were loaded. */
const changed: Record<string, TextsByNamespace> = {};

/**
 * Stores the texts that staff published. Each replaces the entry of its dictionary when that is loaded.
 * A dictionary that is already loaded does not change, so nothing changes on the screen.
 * @param texts by dotted key, by namespace
 */
export function provideTexts(language: Language, texts: TextsByNamespace) {
  published[language] = { ...published[language], ...texts };
}

/**
 * The published texts that differ from their dictionaries. A page's HTML embeds them, so that it
 * hydrates with the same texts.
 * @param namespaces the namespaces whose dictionaries are loaded in that language
 */
export const changedTexts = (language: Language, namespaces: Iterable<string>): TextsByNamespace =>
  Object.fromEntries(
    [...namespaces].flatMap((namespace) => {
      const texts = changed[language]?.[namespace] ?? {};
      return Object.keys(texts).length ? [[namespace, texts]] : [];
    }),
  );

/**
 * Returns a dictionary with the published texts in place of its own.
 * @param differing receives those that differ from it
 */
function withTexts(dictionary: Dictionary, texts: Texts, differing: Texts, path = ''): Dictionary {
  const entries = Object.entries(dictionary).map(([name, entry]) => {
    const key = path + name;
    if (typeof entry !== 'string') return [name, withTexts(entry, texts, differing, `${key}.`)];
    const text = texts[key] ?? entry;
    if (text !== entry) differing[key] = text;
    return [name, text];
  });
  return Object.fromEntries(entries);
}

/** Forgets all locales and published texts. */
export function resetBackend() {
  loaders.clear();
  substitutes.clear();
  for (const texts of [published, changed]) for (const key of Object.keys(texts)) delete texts[key];
}

/** Loads dictionaries for i18next, with the texts that staff published laid over. */
export const localesBackend: BackendModule = {
  type: 'backend',
  callbackApi: true,
  init() {},
  read(language, namespace, callback) {
    const load = loaders.get(namespace)?.[language as Language];
    if (!load) return callback(new Error(`No locales were loaded for ${namespace}`), false);
    load().then(
      (dictionary) => {
        const differing: Texts = {};
        const texts = published[language]?.[namespace] ?? {};
        const bundle = withTexts(dictionary, texts, differing);
        changed[language] = { ...changed[language], [namespace]: differing };
        substitutes.delete(`${language}|${namespace}`);
        callback(null, bundle);
      },
      // i18next retries: the first request for a file whose preload failed gets that failure.
      (error) => callback(error, true),
    );
  },
};
