import { notify } from '@shop/shared-ui';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

export type RowsQuery<Row> = UseQueryResult<Row[]>;

interface Source<Row> {
  /** The query key: the list's name, then the values that select its rows. */
  name: readonly string[];
  load: () => Promise<Row[]>;
  /** The notification when loading fails: `Failed to load products`. */
  failure: string;
  /** Whether the rows of the previous name stay until those of this one have been loaded. */
  keepsPreviousData?: (previousName: readonly unknown[]) => boolean;
}

/** Loads a list; a failure shows as a notification until the list has been loaded. */
export function useRows<Row>({
  name,
  load,
  failure,
  keepsPreviousData = () => false,
}: Source<Row>): RowsQuery<Row> {
  const query = useQuery({
    queryKey: name,
    queryFn: load,
    placeholderData: (rows, previous) =>
      previous && keepsPreviousData(previous.queryKey) ? rows : undefined,
  });
  const outcome = notify.outcome(`${name[0]}/load`);
  const onFailure = useEffectEvent(() => outcome.failed(failure));
  const onSuccess = useEffectEvent(() => outcome.succeeded());
  // The times distinguish attempts that end in the same status.
  const { isError, errorUpdatedAt, isSuccess, dataUpdatedAt } = query;
  useEffect(() => {
    if (isError && errorUpdatedAt > 0) onFailure();
  }, [isError, errorUpdatedAt]);
  useEffect(() => {
    if (isSuccess && dataUpdatedAt > 0) onSuccess();
  }, [isSuccess, dataUpdatedAt]);
  return query;
}
