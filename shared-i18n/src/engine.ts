import { createI18n, type I18n, initReactI18next } from '@shop/shared-vendor';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@shop/site/languages';
import {
  clearDictionaries,
  dictionaryId,
  loadedDictionaries,
  publishedTextsOf,
} from './dictionaries';
import type { Dictionary, Locales } from './locales';

/** One engine for the page: this package is a federation singleton. */
export const engine: I18n = createI18n();
const known = new Map<string, Locales>();

/** Starts the engine. A key that the dictionary of the current language lacks shows itself. */
export async function startEngine(language: Language) {
  // A second start, as tests do it, begins without any dictionary.
  clearDictionaries();
  known.clear();
  await engine.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    supportedLngs: LANGUAGES,
    ns: [],
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
}

/** The language shown now, also outside React. */
export const currentLanguage = (): Language =>
  isLanguage(engine.language) ? engine.language : DEFAULT_LANGUAGE;

async function loadSet(set: Locales, language: Language) {
  known.set(set.namespace, set);
  const id = dictionaryId(set.namespace, language);
  if (loadedDictionaries.has(id)) return;
  const words = await set.load[language]();
  // Replaces a substitute from the other language as a whole, with the keys that only it has.
  engine.removeResourceBundle(language, set.namespace);
  engine.addResourceBundle(language, set.namespace, words);
  engine.addResources(language, set.namespace, publishedTextsOf(id));
  loadedDictionaries.set(id, words as Dictionary);
}

/**
 * Makes sure that the words are there, in one language.
 * @param sets what a page or widget declared
 * @param language the language about to be shown
 * @throws what the dynamic import throws when a dictionary can't be fetched
 */
export async function loadLocales(sets: readonly Locales[], language: Language) {
  const shown = currentLanguage();
  await Promise.all(sets.map((set) => loadSet(set, language)));
  // A visitor who switches while a page is on its way must not get it in the old language.
  if (currentLanguage() !== shown) await loadLocales(sets, currentLanguage());
}

let switches = 0;

/**
 * Switches once every dictionary in use is there, so that no key is ever seen. A team whose words
 * can't be had must not keep all others from switching: its own stay in the language they are in.
 * A switch that another one has followed meanwhile does nothing: the last word is the visitor's.
 * @throws when no words at all can be fetched, as without a network; the language then stays
 */
export async function switchLanguage(language: Language) {
  switches += 1;
  const asked = switches;
  const tried = new Set<Locales>();
  const failures: { namespace: string; error: unknown }[] = [];
  const next = () =>
    [...known.values()].filter(
      (set) => !tried.has(set) && !loadedDictionaries.has(dictionaryId(set.namespace, language)),
    );
  // Again while there are new ones: another page may come to know its words meanwhile.
  for (let missing = next(); missing.length; missing = next()) {
    for (const set of missing) tried.add(set);
    await Promise.all(
      missing.map((set) =>
        loadSet(set, language).catch((error: unknown) => {
          failures.push({ namespace: set.namespace, error });
        }),
      ),
    );
  }
  if (asked !== switches) return;
  if (failures.length && failures.length === tried.size) throw failures[0]?.error;
  for (const { namespace, error } of failures) {
    console.warn('[i18n]', error);
    substitute(namespace, language);
  }
  await engine.changeLanguage(language);
}

/** Shows a dictionary that could not be loaded in the current language, until it is loaded. */
function substitute(namespace: string, language: Language) {
  const current = engine.getResourceBundle(currentLanguage(), namespace);
  if (!current || loadedDictionaries.has(dictionaryId(namespace, language))) return;
  engine.addResourceBundle(language, namespace, current);
}
