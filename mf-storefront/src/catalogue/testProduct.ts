import type { CatalogueProduct } from './product';

/** A product for tests; pass only the fields that the test is about. */
export const testProduct = (part: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  id: 'test',
  name: 'Test Tire',
  price: 100,
  image: '',
  category: 'winter-tires',
  condition: 'new',
  inStock: true,
  freeShipping: false,
  specs: [],
  ...part,
});
