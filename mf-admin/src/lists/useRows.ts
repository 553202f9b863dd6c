import { notify } from '@shop/shared-ui';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

export type RowsQuery<Row> = UseQueryResult<Row[]>;

interface Source<Row> {
  /** Name under which the rows are kept; more parts for what decides which rows they are. */
  name: readonly string[];
  load: () => Promise<Row[]>;
  /** Announced when loading fails: `Failed to load products`. */
  failure: string;
}

/** A list of the server, announced when it can't be read. */
export function useRows<Row>({ name, load, failure }: Source<Row>): RowsQuery<Row> {
  const query = useQuery({ queryKey: name, queryFn: load });
  const announce = useEffectEvent(() => notify.error(failure, { id: name[0] }));
  const { isError, errorUpdatedAt } = query;
  useEffect(() => {
    // The time of the last failure outlives it.
    if (isError && errorUpdatedAt > 0) announce();
  }, [isError, errorUpdatedAt]);
  return query;
}
