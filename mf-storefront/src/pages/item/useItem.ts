import { loadForPage, publishedProducts } from '@shop/shared-contract';
import { findByPath, type ProductPageContent } from '@shop/shared-data/product-path';
import { relatedProducts } from '@shop/shared-data/related-products';
import { use } from 'react';
import type { Department } from '../../catalogue/departments';
import { fromPublished } from '../../catalogue/fromPublished';
import { preparedProducts } from '../../catalogue/preparedProducts';
import type { CatalogueProduct } from '../../catalogue/product';

export interface Item {
  product: CatalogueProduct;
  related: readonly CatalogueProduct[];
}

const relatable = ({ specs, ...product }: CatalogueProduct) => ({
  ...product,
  size: specs.find(({ label }) => label === 'size')?.value.split(' ')[0],
});

/** Finds an item among all products of the department, of which there may be thousands. */
async function findItem(department: Department, name: string): Promise<Item | undefined> {
  const prepared = await preparedProducts(department, await publishedProducts());
  const products = prepared.map(({ product }) => product);
  const product = findByPath(products, name);
  if (!product) return undefined;
  const others = products.filter(({ inStock }) => inStock);
  return { product, related: relatedProducts(product, others, relatable) };
}

async function loadItem(department: Department, path: string): Promise<Item | undefined> {
  // The HTML of an address that was composed contains the products that it shows.
  const content = await loadForPage<ProductPageContent | undefined>(
    `content of ${path}`,
    async () => undefined,
  );
  if (!content) return findItem(department, path.slice(path.lastIndexOf('/') + 1));
  return {
    product: fromPublished(content.product),
    related: content.related.map(fromPublished),
  };
}

/** The last address, since React's `use` requires the same promise at every render. */
let last: { path: string; item: Promise<Item | undefined> } | undefined;

/**
 * The product of a path without the folder of a language. Suspends until it is loaded; undefined where there is none.
 */
export function useItem(department: Department, path: string): Item | undefined {
  if (last?.path !== path) {
    const item = loadItem(department, path);
    last = { path, item };
    item.catch(() => {
      if (last?.item === item) last = undefined;
    });
  }
  return use(last.item);
}
