import * as z from 'zod/mini';
import { allRows } from './allRows';
import { publicClient } from './publicClient';

/** A row of `content_blocks`: a text that staff put over a built-in one. */
export const contentRow = z.object({
  id: z.string(),
  /** Namespace of the dictionary. */
  page: z.string(),
  /** Key in it, with underscores for dots; the ending `_es` makes it the Spanish text. */
  identifier: z.string(),
  content: z.string(),
  updated_at: z.string(),
});
export type ContentBlock = z.infer<typeof contentRow>;

/**
 * The texts staff edit.
 * @returns all of them, by page and identifier
 * @throws {DataError}
 */
export const listContent = (): Promise<ContentBlock[]> =>
  allRows(
    (from, to) =>
      publicClient()
        .from('content_blocks')
        .select('*', { count: 'exact' })
        .order('page')
        .order('identifier')
        .range(from, to),
    contentRow,
  );
