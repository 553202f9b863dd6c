import { DataError } from '@shop/shared-data';
import { readWorkState, type WorkState } from '@shop/shared-data/staff';
import { type Query, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../shop/rows/queryKeys';

const WAITING_MS = 2_000;
const INTERVAL_MS = 60_000;

/** What waits to be published is published within seconds. */
function pollInterval({ state: { data, error } }: Query<WorkState>) {
  // Without a session each further request would only start another attempt to renew it.
  const isRefused =
    error instanceof DataError && (error.kind === 'sessionEnded' || error.kind === 'forbidden');
  if (isRefused) return false;
  return data?.unpublished.length ? WAITING_MS : INTERVAL_MS;
}

/** How publishing and the messages are going. `select` is called again when it is another function. */
export const useWorkState = <Selected>(
  select: (state: WorkState) => Selected,
): UseQueryResult<Selected> =>
  useQuery({
    queryKey: queryKeys.work,
    queryFn: readWorkState,
    select,
    refetchInterval: pollInterval,
  });
