import type { PublishedProduct } from '@shop/shared-contract';

export const MOST_RELATED = 4;

interface Candidate {
  other: PublishedProduct;
  likeness: number;
  distance: number;
}

const compare = (one: Candidate, two: Candidate) =>
  two.likeness - one.likeness ||
  one.distance - two.distance ||
  (one.other.id < two.other.id ? -1 : 1);

/**
 * Chooses products to show beside one: those of the same size, then those of its category, closest in price first.
 * The order of `others` has no influence, so a new product changes few pages.
 */
export function relatedProducts(
  product: PublishedProduct,
  others: readonly PublishedProduct[],
): PublishedProduct[] {
  // Of a list of ten thousand only the best are stored.
  let best: Candidate[] = [];
  for (const other of others) {
    const fits = other.size !== undefined && other.size === product.size;
    const isOfCategory = other.category === product.category;
    if (other.id === product.id || !(fits || isOfCategory)) continue;
    const isOfBrand = other.brand !== undefined && other.brand === product.brand;
    const likeness = (fits ? 4 : 0) + (isOfCategory ? 2 : 0) + (isOfBrand ? 1 : 0);
    const last = best[MOST_RELATED - 1];
    if (last && likeness < last.likeness) continue;
    const candidate = { other, likeness, distance: Math.abs(other.price - product.price) };
    if (last && compare(candidate, last) > 0) continue;
    best = [...best, candidate].sort(compare).slice(0, MOST_RELATED);
  }
  return best.map(({ other }) => other);
}
