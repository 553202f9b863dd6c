import * as z from 'zod/mini';
import { allRows } from '../allRows';
import { staffClient } from './staffClient';

export type PublishedTable =
  | 'products'
  | 'content_blocks'
  | 'settings'
  | 'services'
  | 'opening_hours'
  | 'slots'
  | 'closures'
  | 'vehicle_tires';

const publicationRow = z.object({
  id: z.number(),
  state: z.enum(['pending', 'failed']),
  /** When the transaction that changed the table began. */
  requested_at: z.string(),
  /** Why the last attempt failed; empty while pending. */
  reason: z.string(),
});
/** A row of `publications` that is not published: pending, or failed and to be retried. */
export type Publication = z.infer<typeof publicationRow>;

const columns = Object.keys(publicationRow.shape).join(',');

/** The changes of a table that are not on the public site yet, oldest first. @throws {DataError} */
export const listUnpublished = (table: PublishedTable): Promise<Publication[]> =>
  allRows(
    (from, to) =>
      staffClient()
        .from('publications')
        .select(columns, { count: 'exact' })
        .eq('table_name', table)
        .neq('state', 'published')
        .order('requested_at')
        .order('id')
        .range(from, to),
    publicationRow,
  );
