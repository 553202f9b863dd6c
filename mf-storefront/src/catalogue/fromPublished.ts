import type { PublishedProduct } from '@shop/shared-contract';
import type { Product } from './product';

/** A product that staff published, as the catalogue shows it. They record no brand, rating or shipping. */
export const fromPublished = (row: PublishedProduct): Product => ({
  id: row.id,
  name: row.name,
  description: row.description,
  price: row.price,
  image: row.image_url,
  category: row.category,
  condition: row.category === 'used-tires' ? 'used' : 'new',
  inStock: row.in_stock,
  freeShipping: false,
  specs: [],
});
