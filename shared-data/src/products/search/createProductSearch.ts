import { inSlices } from './inSlices';
import { createProductIndex, type SearchedProduct } from './productIndex';
import { type SearchOutcome, searchProducts } from './searchProducts';

export type { SearchedProduct } from './productIndex';
export type { SearchOutcome, Understood } from './searchProducts';

export type ProductSearch = (typed: string) => SearchOutcome;

/**
 * Creates the search of a list of products, for visitors and staff, indexing in short tasks: ten thousand products
 * take tenths of a second.
 * @param products in the order in which equally good results are listed
 * @param categories ids of all categories, for what is understood where nothing is found
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
