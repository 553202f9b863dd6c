import { reloadLocales } from './engine';
import type { Locales, SameKeys } from './locales';

/**
 * Declares the translations of a page.
 * @param namespace the page's name, which content blocks refer to
 * @param load one dynamic import for each language, so that a visitor downloads one language
 */
export function defineLocales<Shape>(
  namespace: string,
  load: { en: () => Promise<Shape>; es: () => Promise<SameKeys<Shape>> },
): Locales<Shape> {
  const set: Locales<Shape> = { namespace, load: load as Locales<Shape>['load'] };
  // A hot update of a dictionary calls this again. The condition is constant in a build.
  if (process.env['NODE_ENV'] === 'development') void reloadLocales(set);
  return set;
}
