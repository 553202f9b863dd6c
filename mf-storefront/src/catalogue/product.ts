import type { Language } from '@shop/shared-i18n';

/** A product of the catalogue. What staff don't record about their own products is optional. */
export interface CatalogueProduct {
  id: string;
  /** The manufacturer's spelling. */
  name: string;
  /** Absent where the name is the same in both languages. */
  nameEs?: string;
  description?: string;
  descriptionEs?: string;
  /** US dollars. */
  price: number;
  /** Address of a picture; may be empty or fail to load. */
  image: string;
  photos?: readonly string[];
  category: string;
  condition: 'new' | 'used';
  inStock: boolean;
  /** How many can be bought; absent where the shop does not count them. */
  available?: number;
  freeShipping: boolean;
  brand?: string;
  sku?: string;
  /** 0 to 5, with the number of reviews behind it. */
  rating?: { stars: number; reviews: number };
  /** 32nds of an inch; used tires only. */
  treadDepth?: number;
  /** Week and year of manufacture, `3521`; used tires only. */
  dot?: string;
  specs: readonly Spec[];
}

/** A fact about a product. The locales have the label; the value is the same in every language. */
export interface Spec {
  label: 'size' | 'load' | 'speed' | 'thread' | 'length' | 'hex';
  value: string;
}

/** Name and description in the language of the visitor, in English where staff entered no Spanish. */
export function productTexts(product: CatalogueProduct, language: Language) {
  const { name, nameEs, description, descriptionEs } = product;
  return language === 'es'
    ? { name: nameEs ?? name, description: descriptionEs ?? description }
    : { name, description };
}
