import { LANGUAGES, type Language } from '@shop/shared-site/languages';
import i18next from 'i18next';
import type { Locales } from './locales';
import { loaders, substitutes } from './localesBackend';

const isMissing = (language: string, namespace: string) =>
  !i18next.hasResourceBundle(language, namespace) || substitutes.has(`${language}|${namespace}`);

/** Not `loadNamespaces`, which also waits for dictionaries of other pages. Returns the errors by namespace. */
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

/** Loads the missing dictionaries of the current language. @throws what the dynamic import throws */
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
 * Loads the dictionaries of a namespace again after an edit in development, and renders their new texts. One that
 * cannot be fetched keeps its texts.
 */
export async function reloadLocales({ namespace, load }: Locales) {
  if (!loaders.has(namespace)) return;
  loaders.set(namespace, load);
  const loaded = LANGUAGES.filter((language) => i18next.hasResourceBundle(language, namespace));
  await i18next.reloadResources(loaded, [namespace]);
  // Components render again when the language changes.
  await i18next.changeLanguage(i18next.language);
}

const namespacesInUse = () =>
  Object.keys(i18next.getDataByLanguage(i18next.language) ?? {}).filter((namespace) =>
    loaders.has(namespace),
  );

let switches = 0;

/**
 * Changes the language once every dictionary in use is loaded, so that no key is shown meanwhile. Where one cannot be
 * fetched, its part of the page keeps its language. Of overlapping calls only the last takes effect.
 * @throws when none of the missing dictionaries can be fetched; the language then stays
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
