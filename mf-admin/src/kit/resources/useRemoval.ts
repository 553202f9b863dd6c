import { useState } from 'react';
import { useAction } from '../forms/useAction';

interface Removal<Row> {
  name: readonly string[];
  remove: (row: Row) => Promise<unknown>;
  failure: string;
  /** Adds the row again. */
  restore: (row: Row) => Promise<unknown>;
  /** The notification: `Restored: Bay 2`. */
  restored: (row: Row) => string;
  restoreFailure: string;
  /** Called when the row is back: the button that had the focus is gone. */
  onRestored: () => void;
}

/** Removes rows, and adds the last one again when the removal is taken back. */
export function useRemoval<Row extends { id: string | number }>(options: Removal<Row>) {
  const { name, remove, failure, restore, restored, restoreFailure, onRestored } = options;
  const [removed, setRemoved] = useState<Row>();
  const refresh = [name.slice(0, 1)];
  const removal = useAction({
    id: ({ id }: Row) => [...name, id, 'remove'].join('/'),
    send: (row) => remove(row),
    failure,
    refresh,
    onDone: (_, row) => setRemoved(row),
  });
  const restoration = useAction({
    id: ({ id }: Row) => [...name, id, 'restore'].join('/'),
    send: (row) => restore(row),
    success: (_, row) => restored(row),
    failure: restoreFailure,
    refresh,
    onDone: () => {
      setRemoved(undefined);
      onRestored();
    },
  });
  return {
    remove: removal.run,
    /** Why the last removal failed. */
    error: removal.error,
    removed,
    undo: () => removed && restoration.run(removed),
  };
}
