import type { Product } from '@shop/shared-data';
import { isAvailable } from '../../../shop/products/isAvailable';

export const filterValues = {
  kind: ['tire', 'part'],
  condition: ['new', 'used'],
  stock: ['low', 'in', 'out'],
} as const;

/** What the list of products is restricted to; an empty value restricts nothing. */
export interface ProductFilters {
  kind: string;
  category: string;
  condition: string;
  stock: string;
}

const hasStock: Record<string, (product: Product) => boolean> = {
  low: ({ is_low }) => is_low,
  in: isAvailable,
  out: (product) => !isAvailable(product),
};

/** Returns whether a product matches all filters. A stock that is unknown restricts nothing. */
export const createFilter =
  ({ kind, category, condition, stock }: ProductFilters) =>
  (product: Product): boolean =>
    (!kind || product.kind === kind) &&
    (!category || product.category === category) &&
    (!condition || product.condition === condition) &&
    (hasStock[stock]?.(product) ?? true);
