import * as z from 'zod/mini';
import type { ApiTables } from './apiDatabase';
import { parseQuery } from './runQuery';
import { staffClient } from './staffClient';

const eventRow = z.object({
  id: z.number(),
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

/** Lists what the audit log has of rows, oldest first. @throws {DataError} */
export async function listChanges(
  table: keyof ApiTables,
  ids: readonly string[],
): Promise<ChangeEvent[]> {
  const events = await parseQuery(
    staffClient()
      .from('audit_log')
      .select('id,at,actor,action,before,after')
      .eq('table_name', table)
      .in('row_id', ids)
      .order('id'),
    z.array(eventRow),
  );
  const actors = [...new Set(events.flatMap(({ actor }) => actor ?? []))];
  const accounts = actors.length
    ? await parseQuery(
        staffClient().from('user_profiles').select('id,email,name').in('id', actors),
        z.array(z.object({ id: z.string(), email: z.string(), name: z.string() })),
      )
    : [];
  return events.map((event) => ({
    ...event,
    staff: accounts.find(({ id }) => id === event.actor) ?? null,
  }));
}
