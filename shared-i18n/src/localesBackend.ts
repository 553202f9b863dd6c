import type { Language } from '@shop/shared-site/languages';
import type { BackendModule } from 'i18next';
import type { Dictionary, Locales } from './locales';

type Texts = Record<string, string>;
type TextsByNamespace = Record<string, Texts>;

export const loaders = new Map<string, Locales['load']>();

/** Bundles of another language in place of those that could not be fetched: `es|booking`. */
export const substitutes = new Set<string>();

/** What staff published, by language, namespace and dotted key. */
const published: Record<string, TextsByNamespace> = {};

/** The published texts that differ from the loaded dictionaries. */
const changed: Record<string, TextsByNamespace> = {};

/**
 * Stores published texts, by namespace and dotted key. They replace entries of dictionaries that are loaded later.
 */
export function provideTexts(language: Language, texts: TextsByNamespace) {
  published[language] = { ...published[language], ...texts };
}

/**
 * The published texts that differ from the loaded dictionaries of the namespaces. A page's HTML embeds them, so that
 * it hydrates with the same texts.
 */
export const changedTexts = (language: Language, namespaces: Iterable<string>): TextsByNamespace =>
  Object.fromEntries(
    [...namespaces].flatMap((namespace) => {
      const texts = changed[language]?.[namespace] ?? {};
      return Object.keys(texts).length ? [[namespace, texts]] : [];
    }),
  );

/**
 * Returns a dictionary with published texts in place of its own, and adds those that differ to `differing`. A group
 * without entries takes all texts whose keys begin with its own.
 */
function withTexts(dictionary: Dictionary, texts: Texts, differing: Texts, path = ''): Dictionary {
  const names = Object.keys(dictionary);
  const published = Object.keys(texts).filter((key) => path && key.startsWith(path));
  // i18next finds `menu.header.blog` also as the entry `header.blog` of `menu`.
  for (const key of names.length ? [] : published) names.push(key.slice(path.length));
  const entries = names.map((name) => {
    const key = path + name;
    const entry = dictionary[name];
    if (typeof entry === 'object') return [name, withTexts(entry, texts, differing, `${key}.`)];
    const text = texts[key] ?? entry;
    if (text !== undefined && text !== entry) differing[key] = text;
    return [name, text];
  });
  return Object.fromEntries(entries);
}

export function resetBackend() {
  loaders.clear();
  substitutes.clear();
  for (const texts of [published, changed]) for (const key of Object.keys(texts)) delete texts[key];
}

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
