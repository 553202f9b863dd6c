import { useCallback, useMemo, useState } from 'react';

/**
 * The selected rows of a list; those that are gone are not selected.
 * @param most how many `selectAll` selects: as many as one request may change
 */
export function useSelection<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  most: number,
) {
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
    () => (ids.size === 0 ? [] : (rows ?? []).filter(({ id }) => ids.has(id))),
    [rows, ids],
  );
  return {
    ids,
    selected,
    select,
    selectAll: (found: readonly Row[]) => setIds(new Set(found.slice(0, most).map(({ id }) => id))),
    clear: () => setIds(new Set()),
  };
}
