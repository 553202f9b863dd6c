import { categoriesOf } from './categoryMatch';
import type { Product } from './product';

/** Removes case and accents, so that texts which differ in them compare as equal. */
const fold = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/**
 * The text that the specification's search matches: the name in both languages, every category that lists the product, by id and by
 * label, and "used" as on the card's badge. Built once per list, not once per keystroke.
 * @param labelOf a category or condition as the visitor reads it
 */
export function searchableText(product: Product, labelOf: (trait: string) => string): string {
  const { name, nameEs = [], condition } = product;
  const categories = categoriesOf(product);
  const badges = condition === 'used' ? [condition] : [];
  return fold(
    [name, nameEs, ...categories, ...[...categories, ...badges].map(labelOf)].flat().join('\n'),
  );
}

/**
 * Returns a predicate: whether a searchable text contains what was typed.
 * @param typed spaces around it are ignored; every text contains the empty search
 */
export function searchFor(typed: string): (text: string) => boolean {
  const pattern = fold(typed.trim());
  return (text) => text.includes(pattern);
}
