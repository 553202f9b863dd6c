import { departments } from './departments';
import type { CatalogueProduct } from './product';

const parentById = new Map(
  departments
    .flatMap(({ subcategories }) => subcategories)
    .map((each) => [each.id, each.listedUnder] as const),
);

/**
 * Tires are also listed as new or used: staff have no category "new tires", so every tire that is not used is new.
 */
export function categoriesOf({ category, condition }: CatalogueProduct): readonly string[] {
  const parent = parentById.get(category);
  if (parent) return [category, parent];
  if (!category.endsWith('-tires')) return [category];
  const byCondition = condition === 'used' ? 'used-tires' : 'new-tires';
  return category === byCondition ? [category] : [category, byCondition];
}

/** Whether a category's page lists a product; `all` lists everything. */
export function matchesCategory(product: CatalogueProduct, category: string): boolean {
  return category === 'all' || categoriesOf(product).some((each) => each.includes(category));
}
