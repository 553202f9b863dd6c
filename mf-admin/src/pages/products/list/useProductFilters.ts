import { useSearchParams } from '@shop/shared-vendor';
import type { ProductFilters } from './productFilters';

const names = [
  'kind',
  'category',
  'condition',
  'stock',
] as const satisfies readonly (keyof ProductFilters)[];

/** The filters of the list of products, which are stored in the address. */
export function useProductFilters() {
  const [params, setParams] = useSearchParams();
  const [kind, category, condition, stock] = names.map((name) => params.get(name) ?? '') as [
    string,
    string,
    string,
    string,
  ];
  // One change of the address: a second one would begin with the same address and undo the first.
  const setFilters = (changes: Partial<ProductFilters & { q: string }>) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes)) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      },
      { replace: true },
    );
  return { filters: { kind, category, condition, stock }, setFilters };
}
