import * as z from 'zod/mini';
import type { Json } from './database.types';
import { parseQuery } from './runQuery';
import { lastChange } from './staffChangeLog';
import { staffClient } from './staffClient';
import { ConflictError, differing, isSameValue, saveMerged } from './staffMerge';
import { readStored, table } from './staffTable';
import { rowDraftsRow } from './storedRows';

/** A row of `row_drafts`: an article or a product, new or changed, that visitors do not see yet. */
export type RowDraft = z.infer<typeof rowDraftsRow>;

export type RowDraftInput = Omit<RowDraft, 'updated_at'>;

const drafts = table('row_drafts', {
  row: rowDraftsRow,
  order: ['table_name', 'id'],
  input: ({ changes, replaces }: Pick<RowDraft, 'changes' | 'replaces'>) => ({
    changes: changes as Record<string, Json>,
    replaces,
  }),
});

/** The requests of drafts of rows. @throws {DataError} as those of `table` do */
export const { list: listRowDrafts, remove: removeRowDraft } = drafts;

/** Adds a draft. Returns undefined where another session has saved one of the same row. */
const addDraft = ({ id, table_name, ...draft }: RowDraftInput) =>
  drafts.add(draft, { id, table_name }).catch((error: unknown) => {
    if (error instanceof ConflictError) return undefined;
    throw error;
  });

async function changeDraft({ id, updated_at }: RowDraft, draft: RowDraftInput) {
  const { replaces } = draft;
  const changes = draft.changes as Record<string, Json>;
  const changed = staffClient()
    .from('row_drafts')
    .update({ changes, replaces })
    .eq('id', id)
    .eq('updated_at', updated_at)
    .select();
  return (await parseQuery(changed, z.array(rowDraftsRow)))[0];
}

/**
 * Saves what a draft changes. Columns that only another session's draft of the same row changes stay as it has them.
 * @param read the draft when editing began; undefined where there was none
 * @throws {ConflictError} when both change a column to different values
 * @throws {DataError} as `add` and `edit` of `table` do, and as a save of the row would
 */
export function saveRowDraft(read: RowDraft | undefined, draft: RowDraftInput): Promise<RowDraft> {
  const none: RowDraft = { ...draft, changes: {}, updated_at: '' };
  const { id, table_name } = draft;
  return saveMerged<RowDraft>({
    read: read ?? none,
    valuesOf: (version) =>
      version === none ? {} : { ...version.changes, replaces: version.replaces },
    changes: { ...draft.changes, replaces: draft.replaces },
    write: (version, { replaces = version.replaces, ...changes }) => {
      const merged = {
        ...{ id, table_name, changes: { ...version.changes, ...changes } },
        replaces: replaces as string | null,
      };
      return version === none ? addDraft(merged) : changeDraft(version, merged);
    },
    readStored: () => readStored('row_drafts', rowDraftsRow, id),
    lastChange: () => lastChange('row_drafts', [id], ['changes']),
  });
}

/** Whether the row of a draft has what the draft changes. @throws {DataError} */
export async function hasRow({ id, table_name, changes }: RowDraft): Promise<boolean> {
  const query = staffClient().from(table_name).select().eq('id', id);
  const [row] = await parseQuery(query, z.array(z.record(z.string(), z.unknown())));
  // The database names an article.
  const isStored = (column: string, stored: unknown, mine: unknown) =>
    isSameValue(stored, mine) || (column === 'slug' && mine === '');
  return row !== undefined && Object.keys(differing(row, changes, isStored)).length === 0;
}
