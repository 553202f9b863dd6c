import type { Publication, RecentPublication } from '@shop/shared-data/staff';

/** A page that still shows its earlier version. */
interface FailedPage {
  address: string;
  reason: string;
}

/** What of a table is on the public site. */
export interface PublicationState {
  /** Of the changes that are not published as a whole; `published` where only single rows or pages failed. */
  state: 'published' | 'pending' | 'failed';
  /** When the oldest of these changes was saved; ISO. Empty when they are published. */
  since: string;
  /** Why publishing failed, without a full stop; empty otherwise. */
  reason: string;
  /** Why single rows could not be published, each with its name, by id. */
  failedRows: ReadonlyMap<string, string>;
  failedPages: readonly FailedPage[];
  /** What was published in the last minutes, oldest first. */
  recent: readonly RecentPublication[];
}

const withoutStop = (reason: string) => reason.trim().replace(/\.$/, '');

/**
 * @param unpublished those of a table and of pages, pending or failed, oldest first
 * @param recent those of the table that were published in the last minutes, oldest first
 */
export function publicationState(
  unpublished: readonly Publication[],
  recent: readonly RecentPublication[] = [],
): PublicationState {
  const changes = unpublished.filter(({ row_id }) => row_id === '');
  const single = unpublished.filter(({ row_id }) => row_id !== '');
  const failed = changes.find(({ state }) => state === 'failed');
  const [oldest] = changes;
  return {
    state: failed ? 'failed' : oldest ? 'pending' : 'published',
    since: oldest?.requested_at ?? '',
    reason: withoutStop(failed?.reason ?? ''),
    failedRows: new Map(
      single
        .filter(({ table_name }) => table_name !== 'pages')
        .map(({ row_id, reason }) => [row_id, withoutStop(reason)]),
    ),
    failedPages: single
      .filter(({ table_name }) => table_name === 'pages')
      .map(({ row_id, reason }) => ({ address: row_id, reason: withoutStop(reason) })),
    recent,
  };
}

interface Row {
  id: string;
  updated_at: string;
}

/**
 * Returns why a row is not on the public site as it is saved: it waits, or publishing failed; undefined for a row that
 * is. `publication` is undefined while it is loading.
 */
export function unpublishedState(
  publication: PublicationState | undefined,
  { id, updated_at }: Row,
): 'pending' | 'failed' | undefined {
  if (!publication) return undefined;
  const { state, since, failedRows } = publication;
  // As instants: the database writes the same instant with more or fewer digits.
  if (state !== 'published' && Date.parse(updated_at) >= Date.parse(since)) return state;
  return failedRows.has(id) ? 'failed' : undefined;
}

/** Returns since when visitors see a row as it is, where that is some minutes; ISO. */
export function visibleSince(
  publication: PublicationState | undefined,
  row: Row,
): string | undefined {
  if (!publication || unpublishedState(publication, row)) return undefined;
  // Each transaction has its own: that of the row is the last one that began before the row was changed.
  const saved = Date.parse(row.updated_at);
  const own = publication.recent.findLast(({ requested_at }) => Date.parse(requested_at) <= saved);
  return own && Date.parse(own.finished_at) >= saved ? own.finished_at : undefined;
}
