import { inSlices } from '../inSlices';
import { createProductIndex, type SearchedProduct } from './productIndex';
import { type SearchOutcome, searchProducts } from './searchProducts';

export type { SearchedProduct } from './productIndex';
export type { SearchOutcome, Understood } from './searchProducts';

/** Finds what a person typed, in a list of products. */
export type ProductSearch = (typed: string) => SearchOutcome;

/**
 * Creates the search of a list of products: both catalogues and the list of staff rank with it. Indexing
 * ten thousand products takes some tenths of a second, so it is done in short tasks.
 * @param products in the order in which equally good results are listed
 * @param categories ids of all categories, for what is understood where nothing is found
 * @param signal ends the work: the list is not shown any more
 * @returns a function that is fast enough to be called at every key
 * @throws the signal's reason once it is aborted
 */
export async function createProductSearch(
  products: readonly SearchedProduct[],
  categories: readonly string[],
  signal?: AbortSignal,
): Promise<ProductSearch> {
  const index = createProductIndex();
  await inSlices(products, index.add, signal);
  return (typed) => searchProducts(index, typed, categories);
}
