import { createI18n, type I18n, initReactI18next } from '@shop/shared-vendor';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@shop/site/languages';
import {
  clearDictionaries,
  dictionaryId,
  loadedDictionaries,
  publishedTextsOf,
} from './dictionaries';
import type { Dictionary, Locales } from './locales';

/** The page's one i18next instance: this package is a federation singleton. */
export const engine: I18n = createI18n();
/** All locales that the page has loaded or tried to load, by namespace. */
const usedLocales = new Map<string, Locales>();

/** Starts i18next. For a key that the dictionary of the current language lacks, the key is shown. */
export async function startEngine(language: Language) {
  // Tests start it again; each start begins without dictionaries.
  clearDictionaries();
  usedLocales.clear();
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

/** The current language, for code outside React components. */
export const currentLanguage = (): Language =>
  isLanguage(engine.language) ? engine.language : DEFAULT_LANGUAGE;

async function loadSet(set: Locales, language: Language) {
  usedLocales.set(set.namespace, set);
  const id = dictionaryId(set.namespace, language);
  if (loadedDictionaries.has(id)) return;
  const dictionary = await set.load[language]();
  // Replaces a substitute from the other language as a whole, with the keys that only it has.
  engine.removeResourceBundle(language, set.namespace);
  engine.addResourceBundle(language, set.namespace, dictionary);
  engine.addResources(language, set.namespace, publishedTextsOf(id));
  loadedDictionaries.set(id, dictionary as Dictionary);
}

/**
 * Loads the dictionaries of one language that are not loaded yet.
 * @param sets the locales that a page or widget declared
 * @param language the language in which it is about to be rendered
 * @throws what the dynamic import throws when a dictionary cannot be fetched
 */
export async function loadLocales(sets: readonly Locales[], language: Language) {
  const shown = currentLanguage();
  await Promise.all(sets.map((set) => loadSet(set, language)));
  // The language changed during the load: the page is rendered in the new one.
  if (currentLanguage() !== shown) await loadLocales(sets, currentLanguage());
}

/**
 * Loads those dictionaries of a namespace again that are loaded, and renders their new texts. Only
 * development calls it, after an edit; a build does not contain it.
 * @param set the locales as they are after the edit
 * @throws what the dynamic import throws when a dictionary cannot be fetched; its texts then stay
 */
export async function reloadLocales(set: Locales) {
  const idIn = (language: Language) => dictionaryId(set.namespace, language);
  const loaded = LANGUAGES.filter((language) => loadedDictionaries.has(idIn(language)));
  for (const language of loaded) {
    const old = loadedDictionaries.get(idIn(language)) as Dictionary;
    loadedDictionaries.delete(idIn(language));
    await loadSet(set, language).catch((error) => {
      loadedDictionaries.set(idIn(language), old);
      throw error;
    });
  }
  // Components render again on this event; the language is the same.
  if (loaded.length) engine.emit('languageChanged', engine.language);
}

let switches = 0;

/**
 * Changes the language once every dictionary in use is loaded, so that no key is shown meanwhile. A
 * dictionary that cannot be fetched does not block the others: its part of the page keeps its current
 * language. If this function is called again before it is done, only the last call takes effect.
 * @throws when none of the missing dictionaries can be fetched, as without a network; the language
 *   then stays
 */
export async function switchLanguage(language: Language) {
  switches += 1;
  const number = switches;
  const tried = new Set<Locales>();
  const failures: { namespace: string; error: unknown }[] = [];
  const next = () =>
    [...usedLocales.values()].filter(
      (set) => !tried.has(set) && !loadedDictionaries.has(dictionaryId(set.namespace, language)),
    );
  // Repeats as long as another page declares new locales meanwhile.
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
  if (number !== switches) return;
  if (failures.length && failures.length === tried.size) throw failures[0]?.error;
  for (const { namespace, error } of failures) {
    console.warn('[i18n]', error);
    substitute(namespace, language);
  }
  await engine.changeLanguage(language);
}

/** Shows the current language's dictionary in place of one that could not be loaded. */
function substitute(namespace: string, language: Language) {
  const dictionary = engine.getResourceBundle(currentLanguage(), namespace);
  if (!dictionary || loadedDictionaries.has(dictionaryId(namespace, language))) return;
  engine.addResourceBundle(language, namespace, dictionary);
}
