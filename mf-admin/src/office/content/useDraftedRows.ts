import { paths } from '@shop/shared-contract';
import { draftedEntry, type ListEntry, listEntries, type RowDraft } from '@shop/shared-data/staff';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useRowDrafts } from '../../kit/drafts/useRowDrafts';
import { queryKeys } from '../../shop/rows/queryKeys';

/** An article as its draft makes it. */
export interface DraftedRow {
  draft: RowDraft;
  row: ListEntry;
  /** Undefined for a new one. */
  stored: ListEntry | undefined;
  title: string;
  /** The address that it will have. */
  path: string;
}

/** The articles that have a draft, once both have been loaded. */
export function useDraftedRows(): readonly DraftedRow[] {
  const drafts = useRowDrafts('list_entries');
  const { data: articles } = useQuery({
    queryKey: [...queryKeys.lists, 'articles'],
    queryFn: () => listEntries('articles'),
  });
  return useMemo(
    () =>
      articles
        ? drafts.flatMap((draft) => {
            const stored = articles.find(({ id }) => id === draft.id);
            const row = draftedEntry(draft, stored);
            const title = row?.title || row?.title_es || '';
            return row ? [{ draft, row, stored, title, path: paths.article(row.slug) }] : [];
          })
        : [],
    [drafts, articles],
  );
}
