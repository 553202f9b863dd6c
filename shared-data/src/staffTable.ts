import type { SupabaseClient } from '@supabase/supabase-js';
import type { ZodMiniType } from 'zod/mini';
import * as z from 'zod/mini';
import type { ApiTables } from './apiDatabase';
import { DataError } from './dataError';
import { parseQuery, runQuery } from './runQuery';
import { staffClient } from './staffClient';

/** The id and the version of a row when it was read. */
export interface RowVersion<Id extends string | number = string> {
  id: Id;
  updated_at: string;
}

type EditedTable =
  | 'products'
  | 'content_blocks'
  | 'settings'
  | 'message_texts'
  | 'bookings'
  | 'services'
  | 'closures'
  | 'bays'
  | 'vehicle_tires';

interface Edit<Table extends EditedTable, Row> {
  table: Table;
  columns?: string;
  read: RowVersion<string | number>;
  /** Undefined values are not sent. */
  changes: {
    [Column in keyof ApiTables[Table]['Update']]: ApiTables[Table]['Update'][Column] | undefined;
  };
  row: ZodMiniType<Row>;
}

/**
 * Changes a row if it is unchanged since it was read.
 * @throws {DataError} `conflict` when it was changed, `notFound` when deleted, `forbidden` without administrator
 *   rights
 */
export async function editRow<Table extends EditedTable, Row>({
  table,
  columns = '*',
  read: { id, updated_at },
  changes,
  row,
}: Edit<Table, Row>): Promise<Row> {
  const values: object = changes;
  const [changed] = await parseQuery(
    anyTable().from(table).update(values).eq('id', id).eq('updated_at', updated_at).select(columns),
    z.array(row),
  );
  if (changed) return changed;
  throw new DataError(await unchangedReason(table, id, updated_at));
}

/** Deletes a row if it is unchanged since it was read. @throws {DataError} as `editRow` does */
export async function removeRow(
  table: 'closures' | 'holds' | 'vehicle_tires',
  { id, updated_at }: RowVersion,
): Promise<void> {
  const { data } = await runQuery(
    anyTable().from(table).delete().eq('id', id).eq('updated_at', updated_at).select('id'),
  );
  if (!data?.length) throw new DataError(await unchangedReason(table, id, updated_at));
}

// The client's types need the table's name at compile time; `changes` above checks the columns.
const anyTable = (): SupabaseClient => staffClient();

// Row level security hides rows that may not be changed, so no match has three possible reasons.
async function unchangedReason(table: string, id: string | number, updatedAt: string) {
  const { data } = await runQuery(anyTable().from(table).select('updated_at').eq('id', id));
  const [current] = data as { updated_at: string }[];
  if (!current) return 'notFound';
  return current.updated_at === updatedAt ? 'forbidden' : 'conflict';
}
