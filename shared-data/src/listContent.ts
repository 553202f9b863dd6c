import * as z from 'zod/mini';
import { allRows } from './allRows';
import { publicClient } from './publicClient';

/** A row of `content_blocks`: a text of staff that replaces a built-in one. */
export const contentRow = z.object({
  id: z.string(),
  page: z.string(),
  /** Dictionary key with underscores for dots; it ends in `_es` for the Spanish text. */
  identifier: z.string(),
  content: z.string(),
  updated_at: z.string(),
});
export type ContentBlock = z.infer<typeof contentRow>;

/** Fetches all content blocks, by page and identifier. @throws {DataError} */
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
