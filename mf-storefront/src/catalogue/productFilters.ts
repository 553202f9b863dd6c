import type { CatalogueProduct } from './product';

/** The traits that filters compare with: a product's category, condition and brand. */
export function filterableTraits({
  category,
  condition,
  brand,
}: CatalogueProduct): readonly string[] {
  return brand === undefined ? [category, condition] : [category, condition, brand];
}

/**
 * Whether a product matches the selected filters: one filter that matches its category, condition
 * or brand is enough, across groups too. Without a selection every product matches.
 * @param traits the product's, as from `filterableTraits`
 */
export const matchesFilters = (traits: readonly string[], selected: readonly string[]): boolean =>
  selected.length === 0 || traits.some((trait) => selected.includes(trait));

/** A group of filters. Its options are traits of products. */
export interface FilterGroup {
  id: 'category' | 'condition' | 'brand';
  options: readonly string[];
}

/**
 * The filters that narrow a list: the traits in which its products differ. A group with one option is
 * omitted where all products have it.
 */
export function filterGroups(products: readonly CatalogueProduct[]): readonly FilterGroup[] {
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
