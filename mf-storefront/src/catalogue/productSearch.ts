import { categoriesOf } from './categoryMatch';
import type { Product } from './product';

/** Upper and lower case are the same, and so are letters with and without accents. */
const fold = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/**
 * What the search looks through: the name and every category the product is listed under, by its id
 * and as the visitor reads it; "used" as the card's badge says it. Prepared once per list rather
 * than once per keystroke.
 * @param labelOf a category or condition as the visitor reads it
 */
export function searchableText(product: Product, labelOf: (trait: string) => string): string {
  const { name, condition } = product;
  const categories = categoriesOf(product);
  const badges = condition === 'used' ? [condition] : [];
  return fold([name, ...categories, ...[...categories, ...badges].map(labelOf)].join('\n'));
}

/**
 * A test for what was typed: whether a searchable text holds it, anywhere in it.
 * @param typed as typed; spaces around it don't count, and nothing typed is found everywhere
 */
export function searchFor(typed: string): (text: string) => boolean {
  const wanted = fold(typed.trim());
  return (text) => text.includes(wanted);
}
