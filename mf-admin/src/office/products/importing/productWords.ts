import { cleanCode } from '@shop/shared-data/staff';

/** The stored words of fields, by what is entered for them. */
export type ProductWords = Readonly<Record<string, ReadonlyMap<string, string>>>;

/** Compares words: `All season tires` and the stored `all-season-tires` are one. */
export const wordKey = (text: string) =>
  cleanCode(text)
    .toLowerCase()
    .replace(/[-\s]+/g, ' ');

/** Categories, kinds and conditions, as they are stored and as the screen shows them in each language. */
export async function loadProductWords(): Promise<ProductWords> {
  const [{ en }, { es }] = await Promise.all([import('../locales/en'), import('../locales/es')]);
  const wordsOf = (field: 'categories' | 'kinds' | 'conditions') =>
    new Map(
      [en, es].flatMap(({ [field]: names }) =>
        Object.entries(names).flatMap(([stored, shown]) => [
          [wordKey(stored), stored] as const,
          [wordKey(shown), stored] as const,
        ]),
      ),
    );
  return {
    category: wordsOf('categories'),
    kind: wordsOf('kinds'),
    condition: wordsOf('conditions'),
  };
}
