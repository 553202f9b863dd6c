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

/** Filters that belong together. The options are what the filter rule compares with. */
export interface FilterGroup {
  id: 'category' | 'condition' | 'brand';
  options: readonly string[];
}

const groupIds = ['category', 'condition', 'brand'] as const;

/**
 * The filters worth offering over a list: what its products differ in. A group with one option
 * could not narrow anything.
 */
export function filterGroups(products: readonly Product[]): readonly FilterGroup[] {
  const found = groupIds.map(() => new Set<string>());
  for (const product of products) {
    filterableTraits(product).forEach((trait, at) => {
      found[at]?.add(trait);
    });
  }
  return groupIds
    .map((id, at) => ({ id, options: [...(found[at] ?? [])].sort((a, b) => a.localeCompare(b)) }))
    .filter(({ options }) => options.length > 1);
}
