import type { PublishedProduct } from '@shop/shared-contract';
import type { CatalogueQuery } from './catalogueQuery';
import { matchesCategory } from './categoryMatch';
import { bandOf, matchesPrice, type PriceBand } from './priceBand';
import type { Product } from './product';
import { type FilterGroup, filterableTraits, matchesFilters } from './productFilters';
import { searchableText, searchFor } from './productSearch';

/** A product of a category's page, with the text that the search matches. */
export interface SearchableProduct {
  product: Product;
  text: string;
}

/** The products that a query finds, and the counts of each filter. */
export interface Listing {
  products: readonly Product[];
  /** How many products have a trait (category, condition or brand), by trait. */
  traitCounts: ReadonlyMap<string, number>;
  /** How many products lie in a price band, by the band's id. */
  bandCounts: ReadonlyMap<string, number>;
}

/** A category's page: its products, their filters, and what a query finds. */
export interface CatalogueListing extends Listing {
  /** All products of the category, before the query. */
  candidates: readonly SearchableProduct[];
  groups: readonly FilterGroup[];
  bands: readonly PriceBand[];
}

/** Converts a product that staff published. Staff record no brand, rating or shipping. */
export const fromPublished = (row: PublishedProduct): Product => ({
  id: row.id,
  name: row.name,
  description: row.description,
  price: row.price,
  image: row.image_url,
  category: row.category,
  condition: row.category === 'used-tires' ? 'used' : 'new',
  inStock: row.in_stock,
  freeShipping: false,
  specs: [],
});

/**
 * Prepares the products of a category's page for the search.
 * @param labelOf a category or condition as the visitor reads it
 */
export function searchableProducts(
  products: readonly Product[],
  category: string,
  labelOf: (trait: string) => string,
): readonly SearchableProduct[] {
  const labels = new Map<string, string>();
  // Ten thousand translations would take longer than the search itself.
  const cachedLabel = (trait: string) => {
    const label = labels.get(trait) ?? labelOf(trait);
    labels.set(trait, label);
    return label;
  };
  return products
    .filter((product) => matchesCategory(product, category))
    .map((product) => ({ product, text: searchableText(product, cachedLabel) }));
}

/**
 * Applies a query in one pass: a product must match search, filters and prices. A filter is counted
 * among the products that match search and prices, a price band among those that match search and
 * filters: each count is the number of products that choosing it alone would list.
 */
export function applyQuery(
  candidates: readonly SearchableProduct[],
  { search, filters, prices }: Pick<CatalogueQuery, 'search' | 'filters' | 'prices'>,
  bands: readonly PriceBand[],
): Listing {
  const found = searchFor(search);
  const products: Product[] = [];
  const traitCounts = new Map<string, number>();
  const bandCounts = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string) =>
    counts.set(key, (counts.get(key) ?? 0) + 1);

  for (const { product, text } of candidates) {
    if (!found(text)) continue;
    const filtersMatch = matchesFilters(product, filters);
    const pricesMatch = matchesPrice(product.price, prices, bands);
    if (pricesMatch) for (const trait of filterableTraits(product)) count(traitCounts, trait);
    if (filtersMatch) count(bandCounts, bandOf(product.price, bands));
    if (filtersMatch && pricesMatch) products.push(product);
  }
  return { products, traitCounts, bandCounts };
}
