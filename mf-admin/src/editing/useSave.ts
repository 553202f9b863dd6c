import { DataError } from '@shop/shared-data';
import { notify } from '@shop/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

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
  const { name, read, save, success, failure, onSaved, onReload } = saving;
  const client = useQueryClient();

  const mutation = useMutation({
    mutationFn: (attempt: { read: Row | undefined; input: Input }) =>
      save(attempt.read, attempt.input),
    onSuccess: (saved) => {
      // At once, and then everything: the list may be as old as the page.
      client.setQueryData<Row[]>(name, (rows) =>
        rows?.map((row) => (row.id === saved.id ? saved : row)),
      );
      void client.invalidateQueries({ queryKey: name });
      notify.success(success);
      onSaved(saved);
    },
    onError: () => notify.error(failure),
  });

  const newest = async () => {
    await client.refetchQueries({ queryKey: name });
    return client.getQueryData<Row[]>(name)?.find(({ id }) => id === read?.id);
  };

  const { error, variables, isPending, mutate, reset } = mutation;
  return {
    error,
    busy: isPending,
    conflict: error instanceof DataError ? conflicts[error.kind] : undefined,
    submit: (input: Input) => mutate({ read, input }),
    overwrite: async () => {
      // Of a row that is gone the one read before tells so again.
      if (variables) mutate({ read: (await newest()) ?? read, input: variables.input });
    },
    reload: async () => {
      const row = await newest();
      if (!row) return;
      reset();
      onReload(row);
    },
  };
}
