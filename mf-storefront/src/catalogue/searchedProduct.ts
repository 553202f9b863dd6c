import type { PublishedProduct } from '@shop/shared-contract';
import type { SearchedProduct } from '@shop/shared-data/product-search';
import { categoriesOf } from './categoryMatch';
import { departments } from './departments';
import { tireSpecs } from './tireSpecs';

export const searchedProduct = (product: PublishedProduct): SearchedProduct => ({
  name: product.name,
  nameEs: product.name_es,
  brand: product.brand,
  sku: product.sku,
  facts: tireSpecs(product).map(({ value }) => value),
  categories: categoriesOf(product),
  condition: product.condition,
});

export const searchedCategories: readonly string[] = departments.flatMap(
  ({ categories, subcategories }) => [
    ...categories.filter((each) => each !== 'all'),
    ...subcategories.map(({ id }) => id),
  ],
);
