import { useSearchParams } from '@shop/shared-vendor';
import { startTransition, useOptimistic } from 'react';
import type { ProductFilters } from './productFilters';

const names = [
  'kind',
  'category',
  'condition',
  'stock',
] as const satisfies readonly (keyof ProductFilters)[];

/** The filters are in the address. `selected` is for the fields, which show a choice before the list has rendered. */
export function useProductFilters() {
  const [params, setParams] = useSearchParams();
  const [kind, category, condition, stock] = names.map((name) => params.get(name) ?? '') as [
    string,
    string,
    string,
    string,
  ];
  const filters: ProductFilters = { kind, category, condition, stock };
  const [selected, selectNow] = useOptimistic(filters);
  // One change of the address: a second one would begin with the same address and undo the first.
  const setFilters = ({ q, ...changes }: Partial<ProductFilters & { q: string }>) =>
    startTransition(() => {
      const next = { ...selected, ...changes };
      selectNow(next);
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries({ ...next, ...(q !== undefined && { q }) })) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          return after;
        },
        { replace: true },
      );
    });
  return { filters, selected, setFilters };
}
