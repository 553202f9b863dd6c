import { Skeleton } from '@shop/shared-ui';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../../kit/lists/LoadFailure';
import type { RowsQuery } from '../../../shop/rows/useRows';

interface Props<Row> {
  query: RowsQuery<Row>;
  failure: string;
  children: ReactNode;
}

/** Shows that rows are loading or why they can't be loaded, or its children, for no rows too. */
export function LoadingState<Row>({ query, failure, children }: Props<Row>) {
  const { data, error, refetch } = query;
  if (data) return children;
  return error ? (
    <LoadFailure title={failure} error={error} onRetry={refetch} />
  ) : (
    <Skeleton lines={6} />
  );
}
