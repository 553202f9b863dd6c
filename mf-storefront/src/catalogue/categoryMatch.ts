import type { PublishedProduct } from '@shop/shared-contract';
import { departments } from './departments';
import { isTire } from './product';

const parentById = new Map(
  departments
    .flatMap(({ subcategories }) => subcategories)
    .map((each) => [each.id, each.listedUnder] as const),
);

/**
 * Tires are also listed as new or used: staff have no category "new tires", so every tire that is not used is new.
 */
export function categoriesOf(product: PublishedProduct): readonly string[] {
  const { category, condition } = product;
  const parent = parentById.get(category);
  if (parent) return [category, parent];
  if (!isTire(product)) return [category];
  const byCondition = condition === 'used' ? 'used-tires' : 'new-tires';
  return category === byCondition ? [category] : [category, byCondition];
}

/** Whether a category's page lists a product; `all` lists everything. */
export function matchesCategory(product: PublishedProduct, category: string): boolean {
  return category === 'all' || categoriesOf(product).some((each) => each.includes(category));
}
