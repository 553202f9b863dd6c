import * as z from 'zod/mini';
import { allRows } from '../runQuery';
import { type ChangeEvent, listChanges } from '../staffChangeLog';
import { staffClient } from '../staffClient';
import type { ContentBlock } from './staff';

/** A text that a content block had, when it was saved and by whom. */
export interface Wording extends Pick<ChangeEvent, 'id' | 'staff'> {
  /** Null for a text that is older than the audit log. */
  at: string | null;
  text: string;
}

const contentOf = (row: ChangeEvent['after']) => {
  const content = row?.['content'];
  return typeof content === 'string' && content !== '' ? content : undefined;
};

/** Lists the texts that a page and identifier had, newest first. @throws {DataError} */
export async function listWordings({
  page,
  identifier,
  row,
}: Pick<ContentBlock, 'page' | 'identifier'> & { row?: ContentBlock | undefined }): Promise<
  Wording[]
> {
  // Whoever returns to the built-in text removes the row; the next text is in another one.
  const removed = await allRows(
    (from, to) =>
      staffClient()
        .from('audit_log')
        .select('row_id', { count: 'exact' })
        .eq('table_name', 'content_blocks')
        .eq('action', 'DELETE')
        .contains('before', { page, identifier })
        .order('id')
        .range(from, to),
    z.object({ row_id: z.string() }),
  );
  const ids = [...removed.map(({ row_id }) => row_id), ...(row ? [row.id] : [])];
  const events = ids.length > 0 ? await listChanges('content_blocks', ids) : [];
  const wordings: Wording[] = [];
  for (const { id, at, staff, before, after } of events) {
    const [earlier, text] = [contentOf(before), contentOf(after)];
    if (earlier && wordings.at(-1)?.text !== earlier) {
      wordings.push({ id: -id, at: null, staff: null, text: earlier });
    }
    if (text) wordings.push({ id, at, staff, text });
  }
  return wordings.reverse();
}
