import type { Product } from './product';

/** Upper and lower case are the same, and so are letters with and without accents. */
const fold = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/**
 * What the search looks through: the name, the category's id and the category as the visitor reads
 * it. Prepared once per list rather than once per keystroke.
 */
export const searchableText = (product: Product, categoryLabel: string) =>
  fold(`${product.name}\n${product.category}\n${categoryLabel}`);

/**
 * A test for what was typed: whether a searchable text holds it, anywhere in it.
 * @param typed as typed; spaces around it don't count, and nothing typed is found everywhere
 */
export function searchFor(typed: string): (text: string) => boolean {
  const wanted = fold(typed.trim());
  return (text) => text.includes(wanted);
}
