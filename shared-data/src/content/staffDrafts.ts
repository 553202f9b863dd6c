import * as z from 'zod/mini';
import { parseInput } from '../fields';
import { parseQuery } from '../runQuery';
import { staffClient } from '../staffClient';
import { hasRow, listRowDrafts, type RowDraft } from '../staffRowDrafts';
import { table } from '../staffTable';
import { contentDraftsRow } from '../storedRows';
import { contentSchema, listContent } from './staff';

/** A row of `content_drafts`: a content block that is not published yet. */
export type ContentDraft = z.infer<typeof contentDraftsRow>;

export type DraftInput = Pick<ContentDraft, 'content' | 'replaces'>;

/** The requests of drafts. @throws {DataError} as those of `table` do */
export const {
  list: listDrafts,
  add: addDraft,
  edit: editDraft,
  remove: removeDraft,
} = table('content_drafts', {
  row: contentDraftsRow,
  order: ['page', 'identifier'],
  input: ({ content, replaces }: DraftInput) => ({
    ...parseInput(contentSchema(), { content }),
    replaces,
  }),
  key: ['page', 'identifier'],
});

/** A draft of either kind. */
export type AnyDraft = ContentDraft | RowDraft;

/** Whether a draft that is gone has become what it names: an attempt whose answer was lost may have published it. */
async function isPublished(draft: AnyDraft): Promise<boolean> {
  if ('table_name' in draft) return hasRow(draft);
  const blocks = await listContent();
  return blocks.some(
    ({ page, identifier, content }) =>
      page === draft.page && identifier === draft.identifier && content === draft.content,
  );
}

/**
 * Makes content blocks and rows of drafts, each by itself; idempotent.
 * @returns those that stay drafts: they, or what they were written for, were changed since, or another row has the same
 *   address or number by now
 * @throws {DataError}
 */
export async function publishDrafts<Any extends AnyDraft>(drafts: readonly Any[]): Promise<Any[]> {
  const versions = drafts.map(({ id, updated_at }) => ({ id, updated_at }));
  const request = staffClient().rpc('publish_drafts', { p_drafts: versions });
  const left = await parseQuery(request, z.array(z.string()));
  if (left.length === 0) return [];
  const [texts, rows] = await Promise.all([listDrafts(), listRowDrafts()]);
  const stored = new Set([...texts, ...rows].map(({ id }) => id));
  const isLeft = await Promise.all(
    drafts.map(
      async (draft) =>
        left.includes(draft.id) && (stored.has(draft.id) || !(await isPublished(draft))),
    ),
  );
  return drafts.filter((_, index) => isLeft[index]);
}
