import type { Product } from '@shop/shared-data';
import type { TFunction } from 'i18next';
import { useDeferredValue, useMemo } from 'react';
import type { RowsQuery } from '../rows/useRows';
import { createSearch } from '../search/createSearch';
import { categoryName } from './categoryName';
import { useProductRanks } from './useProductRanks';

/**
 * The products that a search finds: `matches` newest first, `ranked` with the best first, which without a search are
 * the newest. A part of a name or of the visible category is found before the products are indexed, too. `isPending`
 * while more may be found.
 */
export function useMatchingProducts(
  rows: RowsQuery<Product>,
  search: string,
  t: TFunction<'adminProducts'>,
) {
  // A query renders its data in one task; the first rows, which are all new, are rendered in short ones.
  const isOpened = useDeferredValue(rows.data !== undefined);
  const products = isOpened ? rows.data : undefined;
  const { ranks, isSearching } = useProductRanks(rows, search);
  const matching = useMemo(() => {
    const names = new Map<string, string>();
    return createSearch<Product>(({ name, category, name_es, brand, sku, size }) => {
      const visible = names.get(category) ?? categoryName(t, category);
      names.set(category, visible);
      return [name, category, visible, name_es, brand, sku, size];
    });
  }, [t]);
  const matches = useMemo(() => {
    const isFound = matching(search);
    return (products ?? []).filter((product) => isFound(product) || ranks?.has(product.id));
  }, [products, search, matching, ranks]);
  const ranked = useMemo(() => {
    const rankOf = ({ id }: Product) => ranks?.get(id) ?? 0;
    return ranks ? matches.toSorted((one, other) => rankOf(other) - rankOf(one)) : matches;
  }, [matches, ranks]);
  return { matches, ranked, isPending: isSearching || products !== rows.data };
}
