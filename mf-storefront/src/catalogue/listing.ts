import type { PublishedProduct } from '@shop/shared-contract';
import { cached } from './cached';
import type { CatalogueQuery } from './catalogueQuery';
import { matchesCategory } from './categoryMatch';
import { fits } from './fitment';
import type { PreparedProduct } from './preparedProducts';
import { bandOf, matchesPrice, type PriceBand } from './priceBand';
import { type FilterGroup, matchesFilters } from './productFilters';
import { searchableLabels, searchFor } from './productSearch';

/** A product of a category's page, with what queries compare: a filter must not prepare it again. */
export interface SearchableProduct extends PreparedProduct {
  labels: string;
}

export interface Listing {
  products: readonly PublishedProduct[];
  traitCounts: ReadonlyMap<string, number>;
  bandCounts: ReadonlyMap<string, number>;
}

export interface CatalogueListing extends Listing {
  /** All products of the category, before the query. */
  candidates: readonly SearchableProduct[];
  groups: readonly FilterGroup[];
  bands: readonly PriceBand[];
}

/** `labelOf` names a category or condition in the visitor's language. */
export function searchableProducts(
  products: readonly PreparedProduct[],
  category: string,
  labelOf: (trait: string) => string,
): readonly SearchableProduct[] {
  // Ten thousand translations would take longer than the search itself.
  const labels = new Map<string, string>();
  const labelsOf = (product: PublishedProduct) => {
    const key = `${product.category} ${product.condition}`;
    const known = labels.get(key) ?? searchableLabels(product, labelOf);
    labels.set(key, known);
    return known;
  };
  // Undefined: the category does not list the products with these traits.
  const labelsByTraits = new Map<readonly string[], string | undefined>();
  const searchable: SearchableProduct[] = [];
  for (const { product, place, text, traits } of products) {
    if (!labelsByTraits.has(traits)) {
      const isListed = matchesCategory(product, category);
      labelsByTraits.set(traits, isListed ? labelsOf(product) : undefined);
    }
    const labels = labelsByTraits.get(traits);
    if (labels !== undefined) searchable.push({ product, place, text, traits, labels });
  }
  return searchable;
}

/** Traits that some products have, and how many of them match search and prices. */
interface Combination {
  traits: readonly string[];
  matches: boolean;
  count: number;
}

/** A price that some products have, and how many of them match search and filters. */
interface Amount {
  band: string;
  matches: boolean;
  count: number;
}

type AppliedQuery = Pick<CatalogueQuery, 'search' | 'filters' | 'prices'> &
  Partial<Pick<CatalogueQuery, 'fits' | 'sort'>>;

/**
 * Applies a query in one pass. A filter is counted among the products that match search and prices, a price band
 * among those that match search and filters: each count is what choosing it alone would list. Products have few
 * combinations of traits and few prices: each is compared once.
 * @param ranks what the forgiving search finds, by place, best first; absent until it is loaded, and without a search
 */
export function applyQuery(
  candidates: readonly SearchableProduct[],
  { search, filters, prices, fits: own = [], sort = '' }: AppliedQuery,
  bands: readonly PriceBand[],
  ranks?: ReadonlyMap<number, number>,
): Listing {
  const found = searchFor(search);
  const isFitting = own.length > 0 ? fits(own) : () => true;
  const listed: SearchableProduct[] = [];
  const combinations: Combination[] = [];
  const combinationOf = cached((traits: readonly string[]) => {
    const combination = { traits, matches: matchesFilters(traits, filters), count: 0 };
    combinations.push(combination);
    return combination;
  });
  const amounts: Amount[] = [];
  const amountOf = cached((price: number) => {
    const matches = matchesPrice(price, prices, bands);
    const amount = { band: bandOf(price, bands), matches, count: 0 };
    amounts.push(amount);
    return amount;
  });

  for (const candidate of candidates) {
    const { product, place, text, labels, traits } = candidate;
    if (!found(text) && !found(labels) && !ranks?.has(place)) continue;
    if (!isFitting(product)) continue;
    const combination = combinationOf(traits);
    const amount = amountOf(product.price);
    if (amount.matches) combination.count += 1;
    if (combination.matches) {
      amount.count += 1;
      if (amount.matches) listed.push(candidate);
    }
  }
  const bandCounts = new Map<string, number>();
  const traitCounts = new Map<string, number>();
  const add = (counts: Map<string, number>, key: string, more: number) =>
    counts.set(key, (counts.get(key) ?? 0) + more);
  for (const { band, count } of amounts) if (count > 0) add(bandCounts, band, count);
  for (const { traits, count } of combinations) {
    for (const trait of traits) add(traitCounts, trait, count);
  }
  const rankOf = ({ place }: SearchableProduct) => ranks?.get(place) ?? 0;
  const direction = sort === '-price' ? -1 : 1;
  if (sort) listed.sort((one, other) => direction * (one.product.price - other.product.price));
  else if (ranks) listed.sort((one, other) => rankOf(other) - rankOf(one));
  return { products: listed.map(({ product }) => product), traitCounts, bandCounts };
}
