import type { Product } from '@shop/shared-data';
import { useLanguage } from '@shop/shared-i18n';
import type { TFunction } from 'i18next';
import { useDeferredValue, useMemo } from 'react';
import { sortRows } from '../../../lists/columns';
import { createSearch } from '../../../lists/createSearch';
import type { Sorting } from '../../../lists/useListAddress';
import type { RowsQuery } from '../../../lists/useRows';
import { useProductRanks } from '../../../products/useProductRanks';
import { categoryName } from '../categoryName';
import { createFilter, type ProductFilters } from './productFilters';
import { sortValues } from './sortValues';

/**
 * In the order of the chosen column; without one newest first, with a search the best first. A part of a name or of
 * the visible category is found before the products are indexed, too. `isPending` while more may be found.
 */
export function useFoundProducts(
  rows: RowsQuery<Product>,
  search: string,
  { kind, category, condition, stock }: ProductFilters,
  sorting: Sorting | undefined,
  t: TFunction<'adminProducts'>,
) {
  const { language } = useLanguage();
  const { id: column = '', isDescending = false } = sorting ?? {};
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
  const found = useMemo(() => {
    const matches = matching(search);
    const passes = createFilter({ kind, category, condition, stock });
    const listed = (products ?? []).filter(
      (product) => (matches(product) || ranks?.has(product.id)) && passes(product),
    );
    const value = Object.entries(sortValues(t)).find(([id]) => id === column)?.[1];
    if (value) {
      return sortRows(listed, [{ id: column, value }], { id: column, isDescending }, language);
    }
    const rankOf = ({ id }: Product) => ranks?.get(id) ?? 0;
    return ranks ? listed.sort((one, other) => rankOf(other) - rankOf(one)) : listed;
  }, [
    products,
    search,
    kind,
    category,
    condition,
    stock,
    matching,
    ranks,
    column,
    isDescending,
    language,
    t,
  ]);
  return { found, isPending: isSearching || products !== rows.data };
}
