import { filterableTraits } from './filterRule';
import type { Product } from './product';

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
