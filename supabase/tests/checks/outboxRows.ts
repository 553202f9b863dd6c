import type { Db } from '../support/db.ts';

/** A row of the outbox, as checks compare it. */
export interface Row {
  kind: string;
  recipient: string;
  state: string;
  attempts: number;
  reason: string;
  due_at: string;
}

/** Removes what the fixture has written. */
export const emptyOutbox = (db: Db) => db.run('delete from private.outbox');

const UTC = `to_char(o.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as due_at`;

/** The rows in the order in which they are due; `where` selects some. */
export const rowsOf = (db: Db, where = 'true') =>
  db.query<Row>(
    `select o.kind, o.recipient, o.state, o.attempts, o.reason, ${UTC}
     from private.outbox o where ${where} order by o.due_at, o.kind`,
  );

/** The kinds of the messages to customers that are due today, without the reminders. */
export async function kindsOf(db: Db): Promise<string[]> {
  const rows = await rowsOf(db, `o.kind not like 'staff%' and o.kind <> 'booking_reminder'`);
  return rows.map(({ kind }) => kind);
}

/** When the reminders that wait are due. */
export async function remindersOf(db: Db): Promise<string[]> {
  const rows = await rowsOf(db, `o.kind = 'booking_reminder' and o.state = 'pending'`);
  return rows.map(({ due_at }) => due_at);
}
