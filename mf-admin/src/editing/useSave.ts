import { DataError } from '@shop/shared-data';
import { notify, useSingleFlight } from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

/** A row, and which state of it was read. */
interface Stamped {
  id: string;
  updated_at: string;
}

interface Saving<Row extends Stamped, Input> {
  /** Name of the list the row stands in. */
  name: readonly string[];
  /** The row as it was when editing began; none when it is new. */
  read: Row | undefined;
  /** The form stands apart from the list: a row that is gone may leave the list under it. */
  isApart?: boolean;
  save: (read: Row | undefined, input: Input) => Promise<Row>;
  success: string;
  failure: string;
  onSaved: (row: Row) => void;
  /** Starts editing over, with what somebody else saved. */
  onReload: (row: Row) => void;
}

/** Somebody else was faster: what was `changed` can be overwritten, what is `gone` can't. */
export type Conflict = 'changed' | 'gone';

const conflicts: Partial<Record<string, Conflict>> = { conflict: 'changed', notFound: 'gone' };

/** Saves a row that somebody else may have changed since it was read. */
export function useSave<Row extends Stamped, Input>(saving: Saving<Row, Input>) {
  const { name, read, isApart = false, save, success, failure, onSaved, onReload } = saving;
  const client = useQueryClient();
  const renewList = useEffectEvent(() => void client.invalidateQueries({ queryKey: name }));
  const outcome = notify.outcome(`${name[0]}/${read?.id ?? 'new'}/save`);

  const mutation = useMutation({
    mutationFn: (attempt: { read: Row | undefined; input: Input }) =>
      save(attempt.read, attempt.input),
    onSuccess: (saved) => {
      // At once, and then everything: the list may be as old as the page.
      client.setQueryData<Row[]>(name, (rows) =>
        rows?.map((row) => (row.id === saved.id ? saved : row)),
      );
      void client.invalidateQueries({ queryKey: name });
      outcome.succeeded(success);
      onSaved(saved);
    },
    onError: () => outcome.failed(failure),
  });

  const newest = async () => {
    await client.refetchQueries({ queryKey: name });
    return client.getQueryData<Row[]>(name)?.find(({ id }) => id === read?.id);
  };

  const { error, variables, isPending, mutateAsync, reset } = mutation;
  const conflict = error instanceof DataError ? conflicts[error.kind] : undefined;

  // A list that holds the form would take with it what was typed, so it waits for the form's end.
  const isGone = conflict === 'gone';
  useEffect(() => {
    if (!isGone) return undefined;
    if (!isApart) return () => renewList();
    return renewList();
  }, [isGone, isApart]);

  // A rejection is in `error` and has its notification.
  const send = useSingleFlight((attempt: NonNullable<typeof variables>) =>
    mutateAsync(attempt).catch(() => undefined),
  );

  return {
    error,
    busy: isPending,
    conflict,
    submit: (input: Input) => send({ read, input }),
    /** A newer attempt was refused by the form itself: the last answer is no longer the news. */
    forget: reset,
    overwrite: async () => {
      // Of a row that is gone the one read before tells so again.
      if (variables) await send({ read: (await newest()) ?? read, input: variables.input });
    },
    reload: async () => {
      const row = await newest();
      if (!row) return;
      reset();
      onReload(row);
    },
  };
}
