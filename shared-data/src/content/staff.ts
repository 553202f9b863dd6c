import * as z from 'zod/mini';
import { optionalText, parseInput } from '../fields';
import { listRows, table } from '../staffTable';

/** A row of `content_blocks`: a text of staff that replaces a built-in one. */
const contentRow = z.object({
  id: z.string(),
  page: z.string(),
  /** Dictionary key with underscores for dots; it ends in `_es` for the Spanish text. */
  identifier: z.string(),
  content: z.string(),
  updated_at: z.string(),
});
export type ContentBlock = z.infer<typeof contentRow>;

export const contentSchema = z.object({ content: optionalText(20_000) });
export type ContentInput = z.infer<typeof contentSchema>;

/** The requests of content blocks. @throws {DataError} as those of `table` do */
export const { list: listContent, edit: editContent } = table('content_blocks', {
  row: contentRow,
  order: ['page', 'identifier'],
  input: (input: ContentInput) => parseInput(contentSchema, input),
});

/** A row of `settings`: a fact about the shop that staff edit. */
export const settingRow = z.object({
  id: z.string(),
  key: z.string(),
  value: z.string(),
  description: z.string(),
  updated_at: z.string(),
});
export type Setting = z.infer<typeof settingRow>;

/** Lists all settings, by key. @throws {DataError} */
export const listSettings = (): Promise<Setting[]> =>
  listRows('settings', { row: settingRow, order: ['key'] });
