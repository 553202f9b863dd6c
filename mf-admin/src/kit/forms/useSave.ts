import { DataError } from '@shop/shared-data';
import { ConflictError, type LastChange, type RowVersion } from '@shop/shared-data/staff';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isSame, mergeInput } from './mergeInput';
import { useAction } from './useAction';

export type Editable = RowVersion<string | number> | undefined;

/** What a save sends beside the input. */
export interface Attempt<Read, Input> {
  /** What the form showed of the row when editing began. */
  before: Input;
  /** The row and what the form showed of it before a first attempt, whose response may have been lost. */
  first: { row: Read; values: Input };
  /** The id of a new row, the same until one is saved: a repeated request adds no second row. */
  id: string;
}

export interface Saving<Read extends Editable, Input> {
  name: readonly string[];
  /** The row when editing began; undefined for a new one. */
  read: Read;
  /** What the form shows of a row. */
  valuesOf: (row: Read) => Input;
  /** Whether the form is outside the list, which can then be reloaded while the form is open. */
  isOutsideList?: boolean;
  save: (read: Read, input: Input, attempt: Attempt<Read, Input>) => Promise<NonNullable<Read>>;
  /** Called before each attempt; when it resolves to false, nothing is saved. */
  confirm?: ((input: Input) => Promise<boolean>) | undefined;
  /** The notification; none when it returns undefined. */
  success: string | ((row: NonNullable<Read>) => string | undefined);
  failure: string;
  /** What is loaded again, after a failure too. */
  refresh?: readonly QueryKey[];
  onSaved: (row: NonNullable<Read>) => void;
  /** Continues with the row that is stored now, and with what else was typed. */
  onReload: (row: NonNullable<Read>, input: Input) => void;
}

/** Fields that were changed here and by another session, which can be overwritten. */
export interface Conflict {
  fields: readonly { name: string; theirs: unknown; mine: unknown }[];
  change: LastChange | undefined;
}

/** Saves a row that another session may have changed since it was read. */
export function useSave<Read extends Editable, Input extends object>(saving: Saving<Read, Input>) {
  type Row = NonNullable<Read>;
  const { name, read, valuesOf, isOutsideList = false, save, confirm, success, failure } = saving;
  const { refresh = [], onSaved, onReload } = saving;
  const client = useQueryClient();
  const newId = useRef<string>(undefined);
  /** What the last attempt sent, unless its outcome is known. */
  const unanswered = useRef<Input>(undefined);
  const reloadList = useEffectEvent(() => void client.invalidateQueries({ queryKey: name }));

  const action = useAction({
    id: `${name.join('/')}/${read?.id ?? 'new'}/save`,
    send: async (attempt: { read: Read; input: Input }) => {
      if (confirm && !(await confirm(attempt.input))) return undefined;
      newId.current ??= crypto.randomUUID();
      const id = newId.current;
      const saveFrom = (version: Read) =>
        save(version, attempt.input, {
          before: valuesOf(version),
          first: { row: attempt.read, values: valuesOf(attempt.read) },
          id,
        });
      const earlier = unanswered.current;
      unanswered.current = attempt.input;
      // A failed attempt whose response was lost may be stored: no other session saved that.
      const isEarlier = (version: Row) =>
        earlier !== undefined &&
        !isSame(earlier, attempt.input) &&
        isSame(earlier, valuesOf(version));
      const stored = await saveFrom(attempt.read).catch((error: unknown) => {
        if (!(error instanceof ConflictError)) throw error;
        unanswered.current = undefined;
        if (!isEarlier(error.stored as Row)) throw error;
        return error.stored as Row;
      });
      const saved = isEarlier(stored) ? await saveFrom(stored) : stored;
      unanswered.current = undefined;
      return saved;
    },
    success: (saved) => saved && (typeof success === 'function' ? success(saved) : success),
    failure,
    refresh,
    onDone: (saved) => {
      if (!saved) return;
      newId.current = undefined;
      // The row shows at once; then the list is loaded again, because it may be as old as the page.
      client.setQueryData<Row[]>(name, (rows) =>
        rows?.map((row) => (row.id === saved.id ? saved : row)),
      );
      // So are the lists of its family: the schedule and the settings change each other.
      void client.invalidateQueries({ queryKey: name.slice(0, 1) });
      onSaved(saved);
    },
  });

  const { error, input: attempted, busy, run, forget } = action;
  const isConflict = error instanceof ConflictError;
  const isGone = error instanceof DataError && error.kind === 'notFound';
  // Reloading a list that contains the form would remove the form with its text: the list is loaded
  // again when the form closes.
  useEffect(() => {
    if (isConflict) reloadList();
    if (!isGone) return undefined;
    if (!isOutsideList) return () => reloadList();
    return reloadList();
  }, [isConflict, isGone, isOutsideList]);

  const stored = isConflict ? (error.stored as Row) : undefined;
  const merged =
    isConflict && stored && attempted
      ? mergeInput({
          before: valuesOf(attempted.read),
          mine: attempted.input,
          theirs: valuesOf(stored),
          columns: error.columns,
        })
      : undefined;
  const conflict: Conflict | undefined =
    isConflict && stored && merged && attempted
      ? {
          fields: merged.fields.map((field) => ({
            name: field,
            theirs: valuesOf(stored)[field],
            mine: attempted.input[field],
          })),
          change: error.change,
        }
      : undefined;

  return {
    error,
    busy,
    conflict,
    /** Whether another session deleted the row. */
    isGone,
    submit: (input: Input) => run({ read, input }),
    /** Clears the error of the last attempt, once the form rejects a newer one. */
    forget,
    overwrite: async () => {
      if (stored && merged) await run({ read: stored, input: merged.overwriting });
    },
    reload: () => {
      if (!stored || !merged) return;
      forget();
      onReload(stored, merged.reloaded);
    },
  };
}
