import * as z from 'zod/mini';
import type { ApiTables } from './apiDatabase';
import { allRows, parseQuery } from './runQuery';
import { staffClient } from './staffClient';
import { shopNow } from './staffClock';

const eventRow = z.object({
  id: z.number(),
  row_id: z.string(),
  at: z.string(),
  /** The account that made the change, if an account did. */
  actor: z.nullable(z.string()),
  action: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  /** The whole row, or of an update the changed columns; what customers wrote is left out. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
});

export type ChangeEvent = z.infer<typeof eventRow> & {
  /** The account; null without one, and when it was deleted. */
  staff: { email: string; name: string } | null;
};

/** Who changed a row, and when. */
export type LastChange = Pick<ChangeEvent, 'at' | 'actor' | 'staff'>;

type TableName = keyof ApiTables;

const eventsOf = (tables: readonly TableName[]) =>
  staffClient()
    .from('audit_log')
    .select('id,row_id,at,actor,action,before,after', { count: 'exact' })
    .in('table_name', tables);

const account = z.object({ id: z.string(), email: z.string(), name: z.string() });

/** Reads who stands behind the ids of accounts; those that were deleted are missing. @throws {DataError} */
export async function readStaff(
  ids: readonly (string | null)[],
): Promise<z.infer<typeof account>[]> {
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  if (known.length === 0) return [];
  return parseQuery(
    staffClient().from('user_profiles').select('id,email,name').in('id', known),
    z.array(account),
  );
}

async function withStaff(events: readonly z.infer<typeof eventRow>[]): Promise<ChangeEvent[]> {
  const accounts = await readStaff(events.map(({ actor }) => actor));
  return events.map((event) => ({
    ...event,
    staff: accounts.find(({ id }) => id === event.actor) ?? null,
  }));
}

/** Lists what the audit log has of rows, oldest first. @throws {DataError} */
export const listChanges = (table: TableName, ids: readonly string[]): Promise<ChangeEvent[]> =>
  allRows(
    (from, to) => eventsOf([table]).in('row_id', ids).order('id').range(from, to),
    eventRow,
  ).then(withStaff);

/** A row that was removed, as it was, and who removed it. */
export interface Removed<Row> {
  row: Row;
  event: ChangeEvent;
}

/** As long as the pictures that it named stay. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * Lists the rows of a table that were removed in the last 30 days, the last one first. One that was removed twice is
 * listed once; it may be there again.
 * @throws {DataError}
 */
export async function listRemoved<Row>(
  table: TableName,
  row: z.ZodMiniType<Row>,
): Promise<Removed<Row>[]> {
  const since = new Date(shopNow() - KEPT_MS).toISOString();
  const events = await allRows(
    (from, to) =>
      eventsOf([table])
        .eq('action', 'DELETE')
        .gte('at', since)
        .order('id', { ascending: false })
        .range(from, to),
    eventRow,
  ).then(withStaff);
  const newest = new Map(events.toReversed().map((event) => [event.row_id, event]));
  return [...newest.values()].toReversed().flatMap((event) => {
    // A row of an earlier shape of the table is left out.
    const parsed = row.safeParse(event.before);
    return parsed.success ? [{ row: parsed.data, event }] : [];
  });
}

/** How many of the newest changes are searched for the one of a column. */
const NEWEST = 20;

/**
 * Finds the last change of some columns, or of the row if the log does not say which columns were changed. Returns
 * undefined where the log has none or cannot be read.
 */
export async function lastChange(
  tables: TableName | readonly TableName[],
  ids: readonly (string | number)[],
  columns: readonly string[],
): Promise<LastChange | undefined> {
  const newest = eventsOf([tables].flat())
    .in('row_id', ids.map(String))
    .order('id', { ascending: false })
    .limit(NEWEST);
  const events = await parseQuery(newest, z.array(eventRow))
    .then(withStaff)
    .catch(() => []);
  return (
    events.find(({ after }) => columns.some((column) => after && column in after)) ?? events[0]
  );
}
