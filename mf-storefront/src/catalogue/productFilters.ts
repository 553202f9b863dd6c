import type { PublishedProduct } from '@shop/shared-contract';

export function filterableTraits({
  category,
  condition,
  brand,
}: PublishedProduct): readonly string[] {
  return brand === undefined ? [category, condition] : [category, condition, brand];
}

/** One selected filter that matches is enough, across groups too. Without a selection every product matches. */
export const matchesFilters = (traits: readonly string[], selected: readonly string[]): boolean =>
  selected.length === 0 || traits.some((trait) => selected.includes(trait));

export interface FilterGroup {
  id: 'category' | 'condition' | 'brand';
  options: readonly string[];
}

/** The traits in which products differ. A group with one option is omitted where all products have it. */
export function filterGroups(products: readonly PublishedProduct[]): readonly FilterGroup[] {
  return (['category', 'condition', 'brand'] as const).flatMap((id) => {
    const options = new Set<string>();
    let isOptional = false;
    // No lists in between: ten thousand products would take ten times as long.
    for (const { [id]: trait } of products) {
      if (trait === undefined) isOptional = true;
      else options.add(trait);
    }
    const narrows = options.size > 1 || (options.size === 1 && isOptional);
    return narrows ? [{ id, options: [...options].sort((a, b) => a.localeCompare(b)) }] : [];
  });
}
