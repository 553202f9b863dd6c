import { listRowDrafts, type RowDraft } from '@shop/shared-data/staff';
import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '../../shop/rows/queryKeys';

const none: readonly RowDraft[] = [];

/** The drafts of the rows of a list; none while they are loading, and where the list has none. */
export function useRowDrafts(table: RowDraft['table_name'] | undefined): readonly RowDraft[] {
  const { data } = useQuery({
    queryKey: queryKeys.rowDrafts,
    queryFn: listRowDrafts,
    enabled: table !== undefined,
    select: (drafts) => drafts.filter(({ table_name }) => table_name === table),
  });
  return data ?? none;
}
