import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@shop/site/languages';
import {
  clearDictionaries,
  dictionaryId,
  loadedDictionaries,
  substitute,
  textOf,
} from './dictionaries';
import type { Dictionary, Locales } from './locales';

/** All locales that the page has loaded or tried to load, by namespace. */
const usedLocales = new Map<string, Locales>();

/** What the texts on the screen depend on: another object after each change of them. */
let shown: { language: Language } = { language: DEFAULT_LANGUAGE };
const listeners = new Set<() => void>();

export const shownTexts = () => shown;

/** @returns what ends the subscription */
export function onTextsChange(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function show(language: Language) {
  shown = { language };
  for (const listener of listeners) listener();
}

/** Starts with a language, and without dictionaries. */
export function startEngine(language: Language) {
  clearDictionaries();
  usedLocales.clear();
  show(language);
}

/** The current language, for code outside React components. */
export const currentLanguage = () => shown.language;

/**
 * Values for the `{{placeholders}}` of a text, by name. `defaultValue` is shown for a key that the
 * dictionary lacks: staff's lists pass the id of a service that is in no dictionary.
 */
export type Values = Record<string, string | number>;

/**
 * The text of a dotted key in the current language. A key that its dictionary lacks, without a default,
 * is shown itself.
 */
export function translate(namespace: string, key: string, values: Values = {}): string {
  const text =
    textOf(dictionaryId(namespace, shown.language), key) ?? values['defaultValue'] ?? key;
  return String(text).replace(/{{\s*(\w+)\s*}}/g, (_, name: string) => String(values[name] ?? ''));
}

async function download(set: Locales, language: Language) {
  const dictionary = (await set.load[language]()) as Dictionary;
  loadedDictionaries.set(dictionaryId(set.namespace, language), dictionary);
}

async function loadSet(set: Locales, language: Language) {
  usedLocales.set(set.namespace, set);
  if (!loadedDictionaries.has(dictionaryId(set.namespace, language))) await download(set, language);
}

/**
 * Loads the dictionaries of one language that are not loaded yet.
 * @param sets the locales that a page or widget declared
 * @param language the language in which it is about to be rendered
 * @throws what the dynamic import throws when a dictionary cannot be fetched
 */
export async function loadLocales(sets: readonly Locales[], language: Language) {
  const before = currentLanguage();
  await Promise.all(sets.map((set) => loadSet(set, language)));
  // The language changed during the load: the page is rendered in the new one.
  if (currentLanguage() !== before) await loadLocales(sets, currentLanguage());
}

/**
 * Loads those dictionaries of a namespace again that are loaded, and renders their new texts. Only
 * development calls it, after an edit; a build does not contain it.
 * @param set the locales as they are after the edit
 * @throws what the dynamic import throws when a dictionary cannot be fetched; its texts then stay
 */
export async function reloadLocales(set: Locales) {
  const loaded = LANGUAGES.filter((language) =>
    loadedDictionaries.has(dictionaryId(set.namespace, language)),
  );
  if (!loaded.length) return;
  usedLocales.set(set.namespace, set);
  await Promise.all(loaded.map((language) => download(set, language)));
  show(shown.language);
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
    substitute(dictionaryId(namespace, language), dictionaryId(namespace, shown.language));
  }
  show(language);
}
