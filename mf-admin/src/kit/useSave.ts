import { DataError } from '@shop/shared-data';
import type { RowVersion } from '@shop/shared-data/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useAction } from './useAction';

export type Editable = RowVersion<string | number> | undefined;

export interface Saving<Read extends Editable, Input> {
  name: readonly string[];
  /** The row when editing began; undefined for a new one. */
  read: Read;
  /** Finds a new row that another session added first; otherwise the row is found by its id. */
  isSame?: (row: NonNullable<Read>) => boolean;
  /** Whether the form is outside the list, which can then be reloaded while the form is open. */
  isOutsideList?: boolean;
  save: (read: Read, input: Input) => Promise<NonNullable<Read>>;
  /** Called before each attempt; when it resolves to false, nothing is saved. */
  confirm?: ((input: Input) => Promise<boolean>) | undefined;
  success: string;
  failure: string;
  onSaved: (row: NonNullable<Read>) => void;
  /** Starts editing again with the row that another session saved. */
  onReload: (row: NonNullable<Read>) => void;
}

/** Another session `changed` the row, which can be overwritten, or deleted it (`gone`). */
export type Conflict = 'changed' | 'gone';

const conflicts: Partial<Record<string, Conflict>> = { conflict: 'changed', notFound: 'gone' };

/** Saves a row that another session may have changed since it was read. */
export function useSave<Read extends Editable, Input>(saving: Saving<Read, Input>) {
  type Row = NonNullable<Read>;
  const { name, read, isOutsideList = false, save, confirm, success, failure } = saving;
  const { isSame = ({ id }: Row) => id === read?.id, onSaved, onReload } = saving;
  const client = useQueryClient();
  const reloadList = useEffectEvent(() => void client.invalidateQueries({ queryKey: name }));

  const action = useAction({
    id: `${name.join('/')}/${read?.id ?? 'new'}/save`,
    send: async (attempt: { read: Read; input: Input }) => {
      if (confirm && !(await confirm(attempt.input))) return undefined;
      return await save(attempt.read, attempt.input);
    },
    success: (saved) => saved && success,
    failure,
    onDone: (saved) => {
      if (!saved) return;
      // The row shows at once; then the list is loaded again, because it may be as old as the page.
      client.setQueryData<Row[]>(name, (rows) =>
        rows?.map((row) => (row.id === saved.id ? saved : row)),
      );
      // So are the lists of its family: the schedule and the settings change each other.
      void client.invalidateQueries({ queryKey: name.slice(0, 1) });
      onSaved(saved);
    },
  });

  const readNewest = async () => {
    await client.refetchQueries({ queryKey: name });
    return client.getQueryData<Row[]>(name)?.find(isSame);
  };

  const { error, input: attempted, busy, run, forget } = action;
  const conflict = error instanceof DataError ? conflicts[error.kind] : undefined;
  // Reloading a list that contains the form would remove the form with its text: the list is loaded
  // again when the form closes.
  const isGone = conflict === 'gone';
  useEffect(() => {
    if (!isGone) return undefined;
    if (!isOutsideList) return () => reloadList();
    return reloadList();
  }, [isGone, isOutsideList]);

  return {
    error,
    busy,
    conflict,
    submit: (input: Input) => run({ read, input }),
    /** Clears the error of the last attempt, once the form rejects a newer one. */
    forget,
    overwrite: async () => {
      // For a deleted row, sending the earlier version reports the deletion again.
      if (attempted) await run({ read: (await readNewest()) ?? read, input: attempted.input });
    },
    reload: async () => {
      const row = await readNewest();
      if (!row) return;
      forget();
      onReload(row);
    },
  };
}
