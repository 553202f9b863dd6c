import { type Product, partCategories, productCategories } from '@shop/shared-data';
import type { SearchedProduct } from '@shop/shared-data/product-search';

/** What the search of the catalogues reads of a row. */
export const searchedProduct = (row: Product): SearchedProduct => ({
  name: row.name,
  nameEs: row.name_es,
  brand: row.brand,
  sku: row.sku,
  facts: row.size ? [`${row.size} ${row.load_index ?? ''}${row.speed_rating}`.trim()] : [],
  categories: row.condition === 'used' ? [row.category, 'used-tires'] : [row.category],
  condition: row.condition,
});

/** All categories that rows have. */
export const searchedCategories: readonly string[] = [...productCategories, ...partCategories];
