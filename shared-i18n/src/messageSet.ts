import type { Language } from './languages';

/** A dictionary: sentences by key, nested as deep as reads well. */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** The other language's dictionary: the same keys, other words. */
export type SameKeys<Shape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends string ? string : SameKeys<Shape[Key]>;
};

/** Dotted paths to every sentence of a dictionary: `hero.title`. */
export type MessageKey<Shape> = {
  [Key in keyof Shape & string]: Shape[Key] extends string
    ? Key
    : `${Key}.${MessageKey<Shape[Key]>}`;
}[keyof Shape & string];

/** One namespace of words, loaded language by language. */
export interface MessageSet<Shape = unknown> {
  namespace: string;
  load: Record<Language, () => Promise<SameKeys<Shape>>>;
}

/**
 * Declares a page's words.
 * @param namespace the page's name; staff's content blocks address it by this name
 * @param load one dynamic import per language, so that a visitor downloads one language
 */
export function defineMessages<Shape>(
  namespace: string,
  load: { en: () => Promise<Shape>; es: () => Promise<SameKeys<Shape>> },
): MessageSet<Shape> {
  return { namespace, load: load as MessageSet<Shape>['load'] };
}
