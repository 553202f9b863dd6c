import type * as z from 'zod/mini';
import { DataError } from '../dataError';
import { parseInput } from '../fields';
import { runQuery } from '../runQuery';
import { staffClient } from '../staffClient';
import { table, unlessChanged } from '../staffTable';
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

/** Whether these are the content blocks already, and no drafts any more. */
async function arePublished(drafts: readonly ContentDraft[]): Promise<boolean> {
  const [left, blocks] = await Promise.all([listDrafts(), listContent()]);
  return drafts.every(
    ({ id, page, identifier, content }) =>
      !left.some((draft) => draft.id === id) &&
      blocks.some(
        (block) =>
          block.page === page && block.identifier === identifier && block.content === content,
      ),
  );
}

/**
 * Makes content blocks of drafts, all or none; idempotent.
 * @throws {DataError} `conflict` when a draft, or the block that it was written for, was changed since
 */
export async function publishDrafts(drafts: readonly ContentDraft[]): Promise<void> {
  const versions = drafts.map(({ id, updated_at }) => ({ id, updated_at }));
  const published = runQuery(staffClient().rpc('publish_drafts', { p_drafts: versions }));
  if (await unlessChanged(published, 'drafts_changed')) return;
  if (!(await arePublished(drafts))) throw new DataError('conflict', { code: 'drafts_changed' });
}
