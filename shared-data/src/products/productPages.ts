import type { PublishedProduct } from '@shop/shared-contract';
import { type ProductPageContent, productPath } from './productPath';
import { MOST_RELATED, relatedProducts } from './relatedProducts';

type Products = readonly PublishedProduct[];

function groupBy(products: Products, keyOf: (product: PublishedProduct) => string) {
  const groups = new Map<string, PublishedProduct[]>();
  for (const product of products) {
    const group = groups.get(keyOf(product));
    if (group) group.push(product);
    else groups.set(keyOf(product), [product]);
  }
  return (product: PublishedProduct): Products => groups.get(keyOf(product)) ?? [];
}

/** Compares each product with few others, since all of them with all would take a minute. */
function createRelated(others: Products) {
  const ofSize = groupBy(others, ({ size = '' }) => size);
  const ofCategory = groupBy(others, ({ category }) => category);
  return (product: PublishedProduct) => {
    const fitting = product.size ? ofSize(product) : [];
    // No other one goes before a product of the same size.
    if (fitting.length > MOST_RELATED) return relatedProducts(product, fitting);
    const more = ofCategory(product).filter(({ size }) => !size || size !== product.size);
    return relatedProducts(product, [...fitting, ...more]);
  };
}

/** Returns what the page of each product shows, by address, in the order of the products. */
export function productPages(products: Products): Record<string, () => ProductPageContent> {
  const inStock = products.filter(({ in_stock }) => in_stock);
  const related = {
    tire: createRelated(inStock.filter(({ kind }) => kind === 'tire')),
    part: createRelated(inStock.filter(({ kind }) => kind === 'part')),
  };
  return Object.fromEntries(
    products.map((product) => [
      productPath(product),
      () => ({ product, related: related[product.kind](product) }),
    ]),
  );
}
