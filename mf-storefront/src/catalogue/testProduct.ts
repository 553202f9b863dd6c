import type { PublishedProduct } from '@shop/shared-contract';

/** A product for tests; pass only the fields that the test is about. */
export const testProduct = (part: Partial<PublishedProduct> = {}): PublishedProduct => ({
  id: 'test',
  kind: part.category && !part.category.endsWith('-tires') ? 'part' : 'tire',
  name: 'Test Tire',
  description: '',
  price: 100,
  image_url: '',
  category: 'winter-tires',
  condition: 'new',
  in_stock: true,
  created_at: '2026-01-02T03:04:05Z',
  ...part,
});
