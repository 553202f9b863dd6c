import type { PublishedProduct } from '@shop/shared-contract';

/** What a card shows. Whatever staff don't record about their own products is optional. */
export interface Product {
  id: string;
  /** As the maker writes it; not translated. */
  name: string;
  description?: string;
  /** US dollars. */
  price: number;
  /** Address of a picture; may be empty or fail to load. */
  image: string;
  /** The kind of product: `winter-tires`, `filters`. */
  category: string;
  condition: 'new' | 'used';
  inStock: boolean;
  freeShipping: boolean;
  brand?: string;
  sku?: string;
  /** 0 to 5, with the number of reviews behind it. */
  rating?: { stars: number; reviews: number };
  /** 32nds of an inch; used tires only. */
  treadDepth?: number;
  specs: readonly Spec[];
}

/** A fact about a product. The dictionary has the label; the value reads the same in any language. */
export interface Spec {
  label: 'size' | 'load' | 'speed' | 'thread' | 'length' | 'hex';
  value: string;
}

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
