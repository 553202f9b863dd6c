import type { PublishedTable, WorkState } from '@shop/shared-data/staff';
import { useCallback } from 'react';
import { useWorkState } from '../delivery/useWorkState';
import { publicationState } from './publicationState';

/** What of a table, and of the pages, is on the public site. */
export function usePublication(table: PublishedTable) {
  const select = useCallback(
    ({ unpublished, published }: WorkState) =>
      publicationState(
        unpublished.filter(({ table_name }) => [table, 'pages'].includes(table_name)),
        published.filter(({ table_name }) => table_name === table),
      ),
    [table],
  );
  return useWorkState(select);
}
