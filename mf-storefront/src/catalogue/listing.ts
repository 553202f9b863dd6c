import type { CatalogueQuery } from './catalogueQuery';
import { matchesCategory } from './categoryMatch';
import { bandOf, matchesPrice, type PriceBand } from './priceBand';
import type { Product } from './product';
import { filterableTraits, matchesFilters } from './productFilters';
import { searchableText, searchFor } from './productSearch';

/** A product on its category's page, with the text that search looks through. */
export interface Shelved {
  product: Product;
  text: string;
}

/** What a query finds, and how much each filter would. */
export interface Listing {
  products: readonly Product[];
  /** How many products have a trait (category, condition or brand), by trait. */
  traitCounts: ReadonlyMap<string, number>;
  /** How many products lie in a price band, by the band's id. */
  bandCounts: ReadonlyMap<string, number>;
}

/**
 * The products of a category's page, ready to be searched.
 * @param labelOf a category or condition as the visitor reads it
 */
export function shelve(
  products: readonly Product[],
  category: string,
  labelOf: (trait: string) => string,
): readonly Shelved[] {
  const labels = new Map<string, string>();
  // Asking the dictionary ten thousand times is what takes long, not the search itself.
  const knownLabel = (trait: string) => {
    const label = labels.get(trait) ?? labelOf(trait);
    labels.set(trait, label);
    return label;
  };
  return products
    .filter((product) => matchesCategory(product, category))
    .map((product) => ({ product, text: searchableText(product, knownLabel) }));
}

/**
 * Applies a query in one pass: search, filters and prices all have to agree. A filter's count tells
 * what it has among the products that search and prices leave, a price band's among those that
 * search and filters leave; so each says what choosing it alone would list.
 */
export function list(
  shelf: readonly Shelved[],
  { search, filters, prices }: Pick<CatalogueQuery, 'search' | 'filters' | 'prices'>,
  bands: readonly PriceBand[],
): Listing {
  const found = searchFor(search);
  const products: Product[] = [];
  const traitCounts = new Map<string, number>();
  const bandCounts = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string) =>
    counts.set(key, (counts.get(key) ?? 0) + 1);

  for (const { product, text } of shelf) {
    if (!found(text)) continue;
    const filtersAgree = matchesFilters(product, filters);
    const pricesAgree = matchesPrice(product.price, prices, bands);
    if (pricesAgree) for (const trait of filterableTraits(product)) count(traitCounts, trait);
    if (filtersAgree) count(bandCounts, bandOf(product.price, bands));
    if (filtersAgree && pricesAgree) products.push(product);
  }
  return { products, traitCounts, bandCounts };
}
