import { productPath } from '@shop/shared-data/product-path';
import type { CatalogueProduct } from './product';

export const itemPath = (product: CatalogueProduct): string =>
  productPath(product, !isTire(product));

/** Whether a product is a tire; all other products are parts. */
export const isTire = ({ category }: CatalogueProduct): boolean => category.endsWith('-tires');
