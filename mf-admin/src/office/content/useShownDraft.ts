import { shopNow } from '@shop/shared-data/staff';
import { useState } from 'react';
import { usePublication } from '../../kit/publishing/usePublication';
import type { DraftedRow } from './useDraftedRows';

/** The clocks of this computer and of the database may differ by as much, in milliseconds. */
const TOLERANCE = 1000;

/**
 * The draft that a page shows. A published one stays until visitors see it: the site would still show the page as it
 * was before, and of a new article that there is none.
 */
export function useShownDraft(drafted: readonly DraftedRow[], path: string | undefined) {
  const [last, setLast] = useState<{ row: DraftedRow; sent: number }>();
  const current = drafted.find((each) => each.path === path);
  const published = last?.row.path === path ? last : undefined;
  const { data } = usePublication(published?.row.table ?? 'list_entries');
  const isVisible = data?.recent.some(
    ({ requested_at }) => published && Date.parse(requested_at) >= published.sent - TOLERANCE,
  );
  // What was published is named for some minutes only.
  if (isVisible) setLast(undefined);
  return {
    draft: current ?? (isVisible ? undefined : published?.row),
    /** To be called before drafts are published; returns what marks those that were. */
    publishing: () => {
      const sent = shopNow();
      return (isPublished: (id: string) => boolean) => {
        if (current && isPublished(current.draft.id)) setLast({ row: current, sent });
      };
    },
  };
}
