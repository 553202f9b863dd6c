/** A product of the catalogue. What staff don't record about their own products is optional. */
export interface Product {
  id: string;
  /** The manufacturer's spelling; not translated. */
  name: string;
  description?: string;
  /** US dollars. */
  price: number;
  /** Address of a picture; may be empty or fail to load. */
  image: string;
  /** A category's id: `winter-tires`, `filters`. */
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

/** A fact about a product. The locales have the label; the value is the same in every language. */
export interface Spec {
  label: 'size' | 'load' | 'speed' | 'thread' | 'length' | 'hex';
  value: string;
}
