import * as z from 'zod/mini';
import { publicClient } from '../publicClient';
import { allRows } from '../runQuery';

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

/** A row of `settings`: a fact about the shop that staff edit. */
export const settingRow = z.object({
  id: z.string(),
  key: z.string(),
  value: z.string(),
  description: z.string(),
  updated_at: z.string(),
});
export type Setting = z.infer<typeof settingRow>;

/** Fetches all settings, by key. @throws {DataError} */
export const listSettings = (): Promise<Setting[]> =>
  allRows(
    (from, to) =>
      publicClient().from('settings').select('*', { count: 'exact' }).order('key').range(from, to),
    settingRow,
  );
