import { productPath } from '@shop/shared-data/product-path';
import type { Product } from './product';

/** The path of a product's page. */
export const itemPath = (product: Product): string => productPath(product, !isTire(product));

/** Whether a product is a tire; all other products are parts. */
export const isTire = ({ category }: Product): boolean => category.endsWith('-tires');
