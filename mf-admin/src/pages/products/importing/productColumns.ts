import type { ProductInput } from '@shop/shared-data/staff';

/** In their order; the names are the same in both languages. */
export const productColumns = [
  ...(['id', 'kind', 'sku', 'brand', 'name', 'name_es', 'category', 'condition', 'size'] as const),
  ...(['load_index', 'speed_rating', 'tread_32nds', 'dot', 'price', 'quantity'] as const),
  ...(['low_stock', 'in_stock', 'free_shipping', 'description', 'description_es'] as const),
  ...(['image_url', 'photos'] as const),
] as const satisfies readonly ('id' | keyof ProductInput)[];
export type ProductColumn = (typeof productColumns)[number];
