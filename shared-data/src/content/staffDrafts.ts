import * as z from 'zod/mini';
import { parseInput } from '../fields';
import { parseQuery } from '../runQuery';
import { staffClient } from '../staffClient';
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

/**
 * Makes content blocks of drafts, each by itself; idempotent.
 * @returns those that stay drafts: they, or the block that they were written for, were changed since
 * @throws {DataError}
 */
export async function publishDrafts(drafts: readonly ContentDraft[]): Promise<ContentDraft[]> {
  const versions = drafts.map(({ id, updated_at }) => ({ id, updated_at }));
  const request = staffClient().rpc('publish_drafts', { p_drafts: versions });
  const left = await parseQuery(request, z.array(z.string()));
  if (left.length === 0) return [];
  // An attempt whose answer was lost may have published them.
  const [stored, blocks] = await Promise.all([listDrafts(), listContent()]);
  const isPublished = ({ id, page, identifier, content }: ContentDraft) =>
    !stored.some((draft) => draft.id === id) &&
    blocks.some(
      (block) =>
        block.page === page && block.identifier === identifier && block.content === content,
    );
  return drafts.filter((draft) => left.includes(draft.id) && !isPublished(draft));
}
