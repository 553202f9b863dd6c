import * as z from 'zod/mini';
import { timedFetch } from '../backend';
import { listRows } from '../staffTable';

export type PublishedTable =
  | 'products'
  | 'pictures'
  | 'content_blocks'
  | 'settings'
  | 'services'
  | 'opening_hours'
  | 'slots'
  | 'closures'
  | 'vehicle_tires'
  | 'list_entries';

const publicationRow = z.object({
  id: z.number(),
  /** The changed table, or `pages`. */
  table_name: z.string(),
  /** A row or the address of a page that failed alone; empty for all changes of a transaction. */
  row_id: z.string(),
  state: z.enum(['pending', 'failed']),
  /** When the transaction that changed the table began. */
  requested_at: z.string(),
  /** Why the last attempt failed; empty while pending. */
  reason: z.string(),
});
/** A row of `publications` that is not published: pending, or failed and to be retried. */
export type Publication = z.infer<typeof publicationRow>;

/** The changes of a table, and the pages, that are not on the public site yet, oldest first. @throws {DataError} */
export const listUnpublished = (table: PublishedTable): Promise<Publication[]> =>
  listRows('publications', { row: publicationRow, order: ['requested_at', 'id'] }, (rows) =>
    rows.in('table_name', [table, 'pages']).neq('state', 'published'),
  );

const pagesProgress = z.object({ written: z.number(), pages: z.number() });
/** How many pages of products have their HTML, of how many. */
export type PagesProgress = z.infer<typeof pagesProgress>;

/** Reads what the publisher writes beside the pages; a site without such pages has no file. */
export async function readPagesProgress(): Promise<PagesProgress> {
  const response = await timedFetch('/content-pages.json', { cache: 'no-store' });
  if (!response.ok) return { written: 0, pages: 0 };
  return pagesProgress.parse(await response.json());
}
