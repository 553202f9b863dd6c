import { useSearchParams } from '@shop/shared-vendor';
import { startTransition, useOptimistic } from 'react';
import { useChangeQuery } from '../../../shop/address/useChangeQuery';
import type { ProductFilters } from './productFilters';

const names = [
  'kind',
  'category',
  'condition',
  'stock',
] as const satisfies readonly (keyof ProductFilters)[];

/** The filters are in the address. `selected` is for the fields, which show a choice before the list has rendered. */
export function useProductFilters() {
  const [params] = useSearchParams();
  const change = useChangeQuery();
  const [kind, category, condition, stock] = names.map((name) => params.get(name) ?? '') as [
    string,
    string,
    string,
    string,
  ];
  const filters: ProductFilters = { kind, category, condition, stock };
  const [selected, selectNow] = useOptimistic(filters);
  const setFilters = ({ q, ...changes }: Partial<ProductFilters & { q: string }>) =>
    startTransition(() => {
      selectNow({ ...selected, ...changes });
      change({ ...changes, ...(q !== undefined && { q }) });
    });
  return { filters, selected, setFilters };
}
