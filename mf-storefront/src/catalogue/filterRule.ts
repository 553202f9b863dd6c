import type { Product } from './product';

/** Everything a filter can ask of a product: its category, its condition, its brand. */
export function filterableTraits({ category, condition, brand }: Product): readonly string[] {
  return brand === undefined ? [category, condition] : [category, condition, brand];
}

/**
 * Whether the selected filters let a product through: any one of them matching its category,
 * condition or brand is enough, across groups too. No selection lets everything through.
 */
export function matchesFilters(product: Product, selected: readonly string[]): boolean {
  if (selected.length === 0) return true;
  return filterableTraits(product).some((trait) => selected.includes(trait));
}
