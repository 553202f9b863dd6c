import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import type { Check } from './check.ts';

// What staff change in each table, through the API.
const CHANGES = {
  products: 'price = price + 1',
  content_blocks: `content = content || '!'`,
  settings: `value = '3'`,
  contact_messages: 'is_read = not is_read',
  bookings: `notes = notes || '!'`,
  services: `name = name || '!'`,
  opening_hours: `closes = closes - interval '1 minute'`,
  slots: `starts = starts + interval '1 minute'`,
  closures: `reason = reason || '!'`,
  bays: `name = name || '!'`,
  holds: `reason = reason || '!'`,
};
type Edited = keyof typeof CHANGES;

const one = (table: Edited) => (table === 'settings' ? `key = 'bays'` : 'true');

async function version(db: Db, table: Edited) {
  const rows = await db.query<{ id: string | number; updated_at: string }>(
    `select id, updated_at::text from public.${table} where ${one(table)} order by id limit 1`,
  );
  assert.ok(rows[0]);
  return rows[0];
}

const save = (db: Db, table: Edited, read: { id: string | number; updated_at: string }) =>
  attempt<{ updated_at: string }>(
    db,
    'admin',
    `update public.${table} set ${CHANGES[table]} where id = $1 and updated_at = $2 returning updated_at::text`,
    { parameters: [read.id, read.updated_at] },
  );

const versionCheck = (table: Edited): Check => ({
  name: `${table}: every change advances updated_at, so that a second editor is detected`,
  run: async (db) => {
    const read = await version(db, table);
    const [first] = (await save(db, table, read)).rows;
    assert.ok(first && first.updated_at > read.updated_at);
    assert.match(first.updated_at, /:\d\d(\.\d{1,3})?[+-]\d\d$/);
    assert.deepEqual((await save(db, table, read)).rows, []);
    const [second] = (await save(db, table, { ...read, ...first })).rows;
    assert.ok(second && second.updated_at > first.updated_at);
    await db.run(`update public.${table} set updated_at = '2000-01-01' where id = '${read.id}'`);
    assert.ok((await version(db, table)).updated_at > second.updated_at);
  },
});

export const editing: Check[] = (Object.keys(CHANGES) as Edited[]).map(versionCheck);
