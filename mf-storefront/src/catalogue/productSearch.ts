import type { PublishedProduct } from '@shop/shared-contract';
import { categoriesOf } from './categoryMatch';

const fold = (text: string) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** What the specification's search matches in every language. Built once per list, not once per keystroke. */
export function searchableText(product: PublishedProduct): string {
  const { name, name_es = [] } = product;
  return fold([name, name_es, categoriesOf(product)].flat().join('\n'));
}

/**
 * What that search matches in the visitor's language, the same for all products of a category and condition.
 * `labelOf` names these.
 */
export function searchableLabels(
  product: PublishedProduct,
  labelOf: (trait: string) => string,
): string {
  const badges = product.condition === 'used' ? ['used'] : [];
  const traits = [...categoriesOf(product), ...badges];
  return fold(traits.map((trait) => labelOf(trait)).join('\n'));
}

/** Of a longer search, the beginning counts. */
const LONGEST = 120;

/** Spaces around the search are ignored; every text contains the empty search. */
export function searchFor(typed: string): (text: string) => boolean {
  const pattern = fold(typed.trim().slice(0, LONGEST));
  return (text) => text.includes(pattern);
}
