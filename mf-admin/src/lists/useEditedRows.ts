import { useCallback, useState } from 'react';

/** Rows with an open field stay on the screen, so that no search, order or page removes what was typed. */
export function useEditedRows<Row extends { id: string }>(rows: readonly Row[] | undefined) {
  /** The row of each open field: two fields of a row can be open. */
  const [open, setOpen] = useState<readonly string[]>([]);
  const onOpen = useCallback(
    (id: string, isOpen: boolean) =>
      setOpen((before) => {
        if (isOpen) return [...before, id];
        const at = before.indexOf(id);
        return before.filter((_, index) => index !== at);
      }),
    [],
  );
  return {
    onOpen,
    /** Adds the edited rows that are not among the shown ones, before these. */
    keep: (shown: Row[]): Row[] => {
      if (open.length === 0) return shown;
      const isShown = new Set(shown.map(({ id }) => id));
      const others = (rows ?? []).filter(({ id }) => open.includes(id) && !isShown.has(id));
      return others.length > 0 ? [...others, ...shown] : shown;
    },
  };
}
