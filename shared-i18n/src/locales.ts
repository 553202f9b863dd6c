import type { Language } from '@shop/site/languages';

/** A dictionary: sentences by key, nested as deep as reads well. */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** The other language's dictionary: the same keys, other words. */
export type SameKeys<Shape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends string ? string : SameKeys<Shape[Key]>;
};

/** Dotted paths to every sentence of a dictionary: `hero.title`. */
export type TranslationKey<Shape> = {
  [Key in keyof Shape & string]: Shape[Key] extends string
    ? Key
    : `${Key}.${TranslationKey<Shape[Key]>}`;
}[keyof Shape & string];

/** One namespace of words, loaded language by language. */
export interface Locales<Shape = unknown> {
  namespace: string;
  load: Record<Language, () => Promise<SameKeys<Shape>>>;
}

/**
 * Declares a page's words.
 * @param namespace the page's name; staff's content blocks address it by this name
 * @param load one dynamic import per language, so that a visitor downloads one language
 */
export function defineLocales<Shape>(
  namespace: string,
  load: { en: () => Promise<Shape>; es: () => Promise<SameKeys<Shape>> },
): Locales<Shape> {
  return { namespace, load: load as Locales<Shape>['load'] };
}
