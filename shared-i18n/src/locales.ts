import type { Language } from '@shop/shared-site/languages';

export interface Dictionary {
  readonly [key: string]: string | Dictionary;
}

/** The shape of the other language's dictionary: the same keys. */
export type SameKeys<Shape> = {
  readonly [Key in keyof Shape]: Shape[Key] extends string ? string : SameKeys<Shape[Key]>;
};

export interface Locales {
  namespace: string;
  load: Record<Language, () => Promise<Dictionary>>;
}
