import { DataError } from '@shop/shared-data';
import { listUnpublished, type Publication, type PublishedTable } from '@shop/shared-data/staff';
import { type Query, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type PublicationState, publicationState } from './publicationState';

const POLL_MS = 2000;

/** The first part of the query key: invalidating it reads the state again after a save. */
export const publicationsKey = ['publications'];

export type PublicationQuery = UseQueryResult<PublicationState>;

/** Polls only while something is unpublished. */
function pollInterval({ state: { data, error } }: Query<Publication[]>) {
  // Without a session each further request would only start another attempt to renew it.
  const isRefused =
    error instanceof DataError && (error.kind === 'sessionEnded' || error.kind === 'forbidden');
  return data?.length && !isRefused ? POLL_MS : false;
}

export const usePublication = (table: PublishedTable): PublicationQuery =>
  useQuery({
    queryKey: [...publicationsKey, table],
    queryFn: () => listUnpublished(table),
    select: publicationState,
    refetchInterval: pollInterval,
  });
