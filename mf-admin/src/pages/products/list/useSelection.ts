import type { Product } from '@shop/shared-data';
import { useCallback, useMemo, useState } from 'react';

/** A request that edits more would be larger than 1 MB. */
const MOST = 5000;

/** The selected products of a list; those that are gone are not selected. */
export function useSelection(products: readonly Product[] | undefined) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const select = useCallback(
    (id: string, isSelected: boolean) =>
      setIds((before) => {
        const after = new Set(before);
        if (isSelected) after.add(id);
        else after.delete(id);
        return after;
      }),
    [],
  );
  const selected = useMemo(
    () => (ids.size === 0 ? [] : (products ?? []).filter(({ id }) => ids.has(id))),
    [products, ids],
  );
  return {
    ids,
    selected,
    select,
    selectAll: (found: readonly Product[]) =>
      setIds(new Set(found.slice(0, MOST).map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
