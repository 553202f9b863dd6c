import { LANGUAGES, type Language } from '@shop/shared-site/languages';
import i18next from 'i18next';
import type { Locales } from './locales';
import { loaders, substitutes } from './localesBackend';

const isMissing = (language: string, namespace: string) =>
  !i18next.hasResourceBundle(language, namespace) || substitutes.has(`${language}|${namespace}`);

/**
 * Loads the dictionaries of some namespaces, and no others: `loadNamespaces` also waits for every
 * dictionary that another page is loading.
 * @returns why those failed that could not be fetched, by namespace
 */
async function loadMissing(language: string, namespaces: readonly string[]) {
  const missing = namespaces.filter((namespace) => isMissing(language, namespace));
  const failures = new Map<string, unknown>();
  if (!missing.length) return failures;
  const onFailure = (failed: string, namespace: string, error: unknown) => {
    if (failed === language && missing.includes(namespace)) failures.set(namespace, error);
  };
  i18next.on('failedLoading', onFailure);
  await i18next.reloadResources([language], missing);
  i18next.off('failedLoading', onFailure);
  return failures;
}

/**
 * Loads the dictionaries of the current language that are not loaded yet.
 * @param sets the locales that a page or widget declared
 * @throws what the dynamic import throws when a dictionary cannot be fetched
 */
export async function loadLocales(sets: readonly Locales[]): Promise<void> {
  const { language } = i18next;
  for (const { namespace, load } of sets) {
    const former = loaders.get(namespace);
    // Another version of a remote, which the page has fallen back to, brings texts of its own.
    if (former && former !== load) {
      for (const each of LANGUAGES) i18next.removeResourceBundle(each, namespace);
    }
    loaders.set(namespace, load);
  }
  const namespaces = sets.map(({ namespace }) => namespace);
  for (const error of (await loadMissing(language, namespaces)).values()) throw error;
  // Nothing is left to load: i18next sets its `resolvedLanguage`.
  await i18next.loadNamespaces(namespaces);
  // The language changed during the load: the page is rendered in the new one.
  if (i18next.language !== language) await loadLocales(sets);
}

/**
 * Loads those dictionaries of a namespace again that are loaded, and renders their new texts. Only
 * development calls it, after an edit. A dictionary that cannot be fetched keeps its texts.
 * @param locales as they are after the edit
 */
export async function reloadLocales({ namespace, load }: Locales) {
  if (!loaders.has(namespace)) return;
  loaders.set(namespace, load);
  const loaded = LANGUAGES.filter((language) => i18next.hasResourceBundle(language, namespace));
  await i18next.reloadResources(loaded, [namespace]);
  // Components render again when the language changes.
  await i18next.changeLanguage(i18next.language);
}

/** The namespaces that a switch has to load: those that a page has loaded in the current language. */
const namespacesInUse = () =>
  Object.keys(i18next.getDataByLanguage(i18next.language) ?? {}).filter((namespace) =>
    loaders.has(namespace),
  );

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
  const tried = new Set<string>();
  const failures = new Map<string, unknown>();
  const next = () =>
    namespacesInUse().filter((each) => !tried.has(each) && isMissing(language, each));
  // Repeats as long as another page loads new locales meanwhile.
  for (let missing = next(); missing.length; missing = next()) {
    for (const namespace of missing) tried.add(namespace);
    for (const failure of await loadMissing(language, missing)) failures.set(...failure);
  }
  if (number !== switches) return;
  if (failures.size && failures.size === tried.size) throw failures.values().next().value;
  for (const [namespace, error] of failures) {
    console.warn('[i18n]', error);
    if (i18next.hasResourceBundle(language, namespace)) continue;
    const shown = i18next.getResourceBundle(i18next.language, namespace);
    i18next.addResourceBundle(language, namespace, shown);
    substitutes.add(`${language}|${namespace}`);
  }
  await i18next.changeLanguage(language);
}
