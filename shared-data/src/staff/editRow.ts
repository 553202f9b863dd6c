import type { ZodMiniType } from 'zod/mini';
import * as z from 'zod/mini';
import { answer, parsedAnswer } from '../answer';
import { DataError } from '../dataError';
import { staffClient } from './staffClient';

/** A row as it was read: which one, and which state of it. */
export interface ReadRow {
  id: string;
  updated_at: string;
}

interface Edit<Row> {
  table: string;
  /** The columns asked back. */
  columns?: string;
  read: ReadRow;
  changes: object;
  row: ZodMiniType<Row>;
}

/**
 * Changes a row, provided that it is still as it was read.
 * @returns the row as it is now
 * @throws {DataError} `conflict` when somebody else changed it, `notFound` when it is gone,
 *   `forbidden` when the account is no longer an administrator's
 */
export async function editRow<Row>({
  table,
  columns = '*',
  read: { id, updated_at },
  changes,
  row,
}: Edit<Row>): Promise<Row> {
  const [changed] = await parsedAnswer(
    staffClient()
      .from(table)
      .update(changes)
      .eq('id', id)
      .eq('updated_at', updated_at)
      .select(columns),
    z.array(row),
  );
  if (changed) return changed;
  throw new DataError(await whyUnchanged(table, id, updated_at));
}

// Row level security hides what may not be changed, so "no row" has three possible reasons.
async function whyUnchanged(table: string, id: string, updatedAt: string) {
  const { data } = await answer(staffClient().from(table).select('updated_at').eq('id', id));
  const [now] = data as { updated_at: string }[];
  if (!now) return 'notFound';
  return now.updated_at === updatedAt ? 'forbidden' : 'conflict';
}
