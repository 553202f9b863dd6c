import { useCallback, useState } from 'react';

/**
 * Rows with an open field stay on the screen, so that no search, order or page removes what was typed, and no other
 * session that deletes the row.
 */
export function useEditedRows<Row extends { id: string }>(rows: readonly Row[] | undefined) {
  /** The row of each open field, as it was: two fields of a row can be open. */
  const [open, setOpen] = useState<readonly Row[]>([]);
  const onOpen = useCallback(
    (row: Row, isOpen: boolean) =>
      setOpen((before) => {
        if (isOpen) return [...before, row];
        const at = before.findIndex(({ id }) => id === row.id);
        return before.filter((_, index) => index !== at);
      }),
    [],
  );
  const present = (id: string) => rows?.find((row) => row.id === id);
  return {
    onOpen,
    /** Whether another session deleted this row. */
    isGone: (id: string) =>
      rows !== undefined && open.some((row) => row.id === id) && present(id) === undefined,
    /** Adds the edited rows that are not among the shown ones, before these. */
    keep: (shown: Row[]): Row[] => {
      if (open.length === 0) return shown;
      const isShown = new Set(shown.map(({ id }) => id));
      const others = new Map(open.map((row) => [row.id, present(row.id) ?? row]));
      const kept = [...others.values()].filter(({ id }) => !isShown.has(id));
      return kept.length > 0 ? [...kept, ...shown] : shown;
    },
  };
}
