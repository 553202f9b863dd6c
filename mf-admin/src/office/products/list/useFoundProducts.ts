import type { Product } from '@shop/shared-data';
import { useLanguage } from '@shop/shared-i18n';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { sortRows } from '../../../kit/lists/columns';
import type { Sorting } from '../../../kit/lists/useListAddress';
import { useMatchingProducts } from '../../../shop/products/useMatchingProducts';
import type { RowsQuery } from '../../../shop/rows/useRows';
import { createFilter, type ProductFilters } from './productFilters';
import { sortValues } from './sortValues';

/** In the order of the chosen column; without one newest first, with a search the best first. */
export function useFoundProducts(
  rows: RowsQuery<Product>,
  search: string,
  { kind, category, condition, stock }: ProductFilters,
  sorting: Sorting | undefined,
  t: TFunction<'adminProducts'>,
) {
  const { language } = useLanguage();
  const { id: column = '', isDescending = false } = sorting ?? {};
  const { matches, ranked, isPending } = useMatchingProducts(rows, search, t);
  const found = useMemo(() => {
    const passes = createFilter({ kind, category, condition, stock });
    const value = Object.entries(sortValues(t)).find(([id]) => id === column)?.[1];
    if (!value) return ranked.filter(passes);
    return sortRows(
      matches.filter(passes),
      [{ id: column, value }],
      { id: column, isDescending },
      language,
    );
  }, [matches, ranked, kind, category, condition, stock, column, isDescending, language, t]);
  return { found, isPending };
}
