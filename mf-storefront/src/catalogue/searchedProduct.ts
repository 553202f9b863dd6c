import type { SearchedProduct } from '@shop/shared-data/product-search';
import { categoriesOf } from './categoryMatch';
import { departments } from './departments';
import type { CatalogueProduct } from './product';

export const searchedProduct = (product: CatalogueProduct): SearchedProduct => ({
  name: product.name,
  nameEs: product.nameEs,
  brand: product.brand,
  sku: product.sku,
  facts: product.specs.map(({ value }) => value),
  categories: categoriesOf(product),
  condition: product.condition,
});

export const searchedCategories: readonly string[] = departments.flatMap(
  ({ categories, subcategories }) => [
    ...categories.filter((each) => each !== 'all'),
    ...subcategories.map(({ id }) => id),
  ],
);
