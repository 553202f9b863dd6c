import type { Language } from '@shop/site/languages';

/** A dictionary: texts by key, nested. */
export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** The shape of the other language's dictionary: the same keys. */
export type SameKeys<Shape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends string ? string : SameKeys<Shape[Key]>;
};

/** The dotted keys of a dictionary: `hero.title`. */
export type TranslationKey<Shape> = {
  [Key in keyof Shape & string]: Shape[Key] extends string
    ? Key
    : `${Key}.${TranslationKey<Shape[Key]>}`;
}[keyof Shape & string];

/** One namespace of translations, loaded language by language. */
export interface Locales<Shape = unknown> {
  namespace: string;
  load: Record<Language, () => Promise<SameKeys<Shape>>>;
}
