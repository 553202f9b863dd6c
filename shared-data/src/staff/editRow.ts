import type { SupabaseClient } from '@supabase/supabase-js';
import type { ZodMiniType } from 'zod/mini';
import * as z from 'zod/mini';
import { answer, parsedAnswer } from '../answer';
import type { Tables } from '../apiDatabase';
import { DataError } from '../dataError';
import { staffClient } from './staffClient';

/** A row as it was read: which one, and which state of it. */
export interface ReadRow {
  id: string;
  updated_at: string;
}

type EditedTable = 'products' | 'content_blocks' | 'settings' | 'bookings';

interface Edit<Table extends EditedTable, Row> {
  table: Table;
  /** The columns asked back. */
  columns?: string;
  read: ReadRow;
  /** What is undefined does not travel. */
  changes: {
    [Column in keyof Tables[Table]['Update']]: Tables[Table]['Update'][Column] | undefined;
  };
  row: ZodMiniType<Row>;
}

/**
 * Changes a row, provided that it is still as it was read.
 * @returns the row as it is now
 * @throws {DataError} `conflict` when somebody else changed it, `notFound` when it is gone,
 *   `forbidden` when the account is no longer an administrator's
 */
export async function editRow<Table extends EditedTable, Row>({
  table,
  columns = '*',
  read: { id, updated_at },
  changes,
  row,
}: Edit<Table, Row>): Promise<Row> {
  const values: object = changes;
  const [changed] = await parsedAnswer(
    anyTable().from(table).update(values).eq('id', id).eq('updated_at', updated_at).select(columns),
    z.array(row),
  );
  if (changed) return changed;
  throw new DataError(await whyUnchanged(table, id, updated_at));
}

// The client's types want to know the table while compiling; the callers' changes are checked above.
const anyTable = (): SupabaseClient => staffClient();

// Row level security hides what may not be changed, so "no row" has three possible reasons.
async function whyUnchanged(table: string, id: string, updatedAt: string) {
  const { data } = await answer(anyTable().from(table).select('updated_at').eq('id', id));
  const [now] = data as { updated_at: string }[];
  if (!now) return 'notFound';
  return now.updated_at === updatedAt ? 'forbidden' : 'conflict';
}
