import { normalizeTireSize, type Product } from '@shop/shared-data';
import type { Translate } from '@shop/shared-i18n';
import { useMemo } from 'react';
import { createSearch } from '../../../lists/createSearch';
import { categoryName } from '../categoryName';
import type { en } from '../locales/en';
import { createFilter, type ProductFilters } from './productFilters';

/** The products that search and filters find. The search also finds the category's visible name. */
export function useFoundProducts(
  products: Product[] | undefined,
  search: string,
  { kind, category, condition, stock }: ProductFilters,
  t: Translate<typeof en>,
): Product[] {
  const matching = useMemo(() => {
    const names = new Map<string, string>();
    return createSearch<Product>(({ name, category, name_es, brand, sku, size }) => {
      const visible = names.get(category) ?? categoryName(t, category);
      names.set(category, visible);
      return [name, category, visible, name_es, brand, sku, size];
    });
  }, [t]);
  return useMemo(() => {
    const matches = matching(search);
    // 225 65 17 finds 225/65R17.
    const matchesSize = matching(normalizeTireSize(search));
    const passes = createFilter({ kind, category, condition, stock });
    return (products ?? []).filter(
      (product) => (matches(product) || matchesSize(product)) && passes(product),
    );
  }, [products, search, kind, category, condition, stock, matching]);
}
