import type { Product } from './product';

/** Public categories that hold a kind of part which has no page of its own. */
const shelves: Record<string, string> = { 'spark-plugs': 'engine-parts' };

/**
 * Every category a product is found under. Tires also count as new or used: staff know no "new
 * tires", so whatever is not used is new.
 */
export function categoriesOf({ category, condition }: Product): readonly string[] {
  const shelf = shelves[category];
  if (shelf) return [category, shelf];
  if (!category.endsWith('-tires')) return [category];
  const byCondition = condition === 'used' ? 'used-tires' : 'new-tires';
  return category === byCondition ? [category] : [category, byCondition];
}

/**
 * Whether a category's page lists a product: the route's word is contained in one of the product's
 * categories.
 * @param category from the route; `all` lists everything
 */
export function matchesCategory(product: Product, category: string): boolean {
  return category === 'all' || categoriesOf(product).some((each) => each.includes(category));
}
