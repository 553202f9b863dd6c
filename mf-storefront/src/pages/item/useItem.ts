import { loadForPage, ownContentPart, publishedProducts } from '@shop/shared-contract';
import { findByPath, type ProductPageContent } from '@shop/shared-data/product-path';
import { relatedProducts } from '@shop/shared-data/related-products';
import { use } from 'react';
import type { Department } from '../../catalogue/departments';
import { preparedProducts } from '../../catalogue/preparedProducts';

/** Finds an item among all products of the department, of which there may be thousands. */
async function findItem(
  department: Department,
  name: string,
): Promise<ProductPageContent | undefined> {
  const prepared = await preparedProducts(department, await publishedProducts());
  const products = prepared.map(({ product }) => product);
  const product = findByPath(products, name);
  if (!product) return undefined;
  const others = products.filter(({ in_stock }) => in_stock);
  return { product, related: relatedProducts(product, others) };
}

async function loadItem(
  department: Department,
  path: string,
): Promise<ProductPageContent | undefined> {
  // The HTML of an address that was composed contains the products that it shows.
  const content = await loadForPage<ProductPageContent | undefined>(
    ownContentPart(path),
    async () => undefined,
  );
  return content ?? findItem(department, path.slice(path.lastIndexOf('/') + 1));
}

/** The last address, since React's `use` requires the same promise at every render. */
let last: { path: string; item: Promise<ProductPageContent | undefined> } | undefined;

/**
 * The product of a path without the folder of a language. Suspends until it is loaded; undefined where there is none.
 */
export function useItem(department: Department, path: string): ProductPageContent | undefined {
  if (last?.path !== path) {
    const item = loadItem(department, path);
    last = { path, item };
    item.catch(() => {
      if (last?.item === item) last = undefined;
    });
  }
  return use(last.item);
}
