import { type Product, partCategories, productCategories } from '@shop/shared-data';
import type { SearchedProduct } from '@shop/shared-data/product-search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import { queryKeys } from '../rows/queryKeys';
import type { RowsQuery } from '../rows/useRows';

const searchedRow = (row: Product): SearchedProduct => ({
  name: row.name,
  nameEs: row.name_es,
  brand: row.brand,
  sku: row.sku,
  facts: row.size ? [`${row.size} ${row.load_index ?? ''}${row.speed_rating}`.trim()] : [],
  categories: row.condition === 'used' ? [row.category, 'used-tires'] : [row.category],
  condition: row.condition,
});

const rowCategories: readonly string[] = [...productCategories, ...partCategories];

/** Indexes products. Its code is loaded with the first search. */
async function indexProducts(products: readonly Product[], signal: AbortSignal) {
  const { createProductSearch } = await import('@shop/shared-data/product-search');
  const find = await createProductSearch(products.map(searchedRow), rowCategories, signal);
  return (typed: string): ReadonlyMap<string, number> =>
    new Map(
      [...find(typed).found].map(([place, rank]) => [products[place]?.id ?? '', rank] as const),
    );
}

/**
 * The search of the public catalogues, over all rows of staff. Ranks are by id, higher is better; absent without a
 * search, until the rows are indexed, and where its code cannot be loaded.
 */
export function useProductRanks(
  { data, dataUpdatedAt }: Pick<RowsQuery<Product>, 'data' | 'dataUpdatedAt'>,
  typed: string,
) {
  const isWanted = typed.trim() !== '';
  const { data: latest, isLoading } = useQuery({
    queryKey: [...queryKeys.productSearch, dataUpdatedAt],
    queryFn: async ({ signal }) => ({ ranksOf: await indexProducts(data ?? [], signal) }),
    enabled: isWanted && data !== undefined,
    // While changed rows are indexed, the earlier index answers.
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  });
  // A query renders its outcome in one task; a deferred value is rendered in short ones.
  const find = useDeferredValue(latest);
  const ranks = useMemo(
    () => (isWanted ? find?.ranksOf(typed) : undefined),
    [isWanted, find, typed],
  );
  return { ranks, isSearching: isWanted && (isLoading || find !== latest) };
}
