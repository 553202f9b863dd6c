import type { PublishedProduct } from '@shop/shared-contract';
import { matchesCategory } from './categoryMatch';
import type { Department } from './departments';

/** The category to offer where another one has no products: the closest one that has some, or `all`. */
export function nearestCategory(
  { nearest }: Department,
  category: string,
  products: readonly PublishedProduct[],
): string {
  const hasProducts = (each: string) => products.some((one) => matchesCategory(one, each));
  return nearest[category]?.find(hasProducts) ?? 'all';
}
