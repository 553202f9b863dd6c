import { categoriesOf } from './categoryMatch';
import type { CatalogueProduct } from './product';

/** Removes case and accents, so that texts which differ in them compare as equal. */
const fold = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/**
 * The text of a product that the specification's search matches in every language: its names, and the ids
 * of the categories that list it. Built once per list, not once per keystroke.
 */
export function searchableText(product: CatalogueProduct): string {
  const { name, nameEs = [] } = product;
  return fold([name, nameEs, categoriesOf(product)].flat().join('\n'));
}

/**
 * What that search matches in the visitor's language: the labels of these categories, and "used" as on the
 * card's badge. Products with the same category and condition have the same.
 * @param labelOf a category or condition as the visitor reads it
 */
export function searchableLabels(
  product: CatalogueProduct,
  labelOf: (trait: string) => string,
): string {
  const badges = product.condition === 'used' ? ['used'] : [];
  const traits = [...categoriesOf(product), ...badges];
  return fold(traits.map((trait) => labelOf(trait)).join('\n'));
}

/**
 * Returns a predicate: whether a searchable text contains what was typed.
 * @param typed spaces around it are ignored; every text contains the empty search
 */
export function searchFor(typed: string): (text: string) => boolean {
  const pattern = fold(typed.trim());
  return (text) => text.includes(pattern);
}
