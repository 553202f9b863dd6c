import type { PublishedProduct } from '@shop/shared-contract';
import { type ProductPageContent, productPath } from './productPath';
import { relatedProducts } from './relatedProducts';

/** The pages of older products are rendered in the browser. */
const MOST_PAGES = 200;

const isPart = ({ kind }: PublishedProduct) => kind === 'part';

/** Returns the pages of the newest products in stock, by address, for the composer. `products` are newest first. */
export function productPages(
  products: readonly PublishedProduct[],
): Record<string, ProductPageContent> {
  const inStock = products.filter(({ in_stock }) => in_stock);
  const [tires, parts] = [inStock.filter((each) => !isPart(each)), inStock.filter(isPart)];
  return Object.fromEntries(
    inStock
      .slice(0, MOST_PAGES)
      .map((product) => [
        productPath(product),
        { product, related: relatedProducts(product, isPart(product) ? parts : tires) },
      ]),
  );
}
