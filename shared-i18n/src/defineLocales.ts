import type { ResourceNamespaceMap } from 'i18next';
import { reloadLocales } from './loadLocales';
import type { Locales, SameKeys } from './locales';

/**
 * Declares the translations of a page; its file adds the namespace's keys to i18next's `ResourceNamespaceMap`.
 * @param namespace the page's name, which content blocks refer to
 * @param load one dynamic import for each language, so that a visitor downloads one language
 */
export function defineLocales<Namespace extends keyof ResourceNamespaceMap>(
  namespace: Namespace,
  load: {
    en: () => Promise<ResourceNamespaceMap[Namespace]>;
    es: () => Promise<SameKeys<ResourceNamespaceMap[Namespace]>>;
  },
): Locales {
  const locales = { namespace, load } as Locales;
  // A hot update of a dictionary calls this again. The condition is constant in a build.
  if (process.env['NODE_ENV'] === 'development') void reloadLocales(locales);
  return locales;
}
