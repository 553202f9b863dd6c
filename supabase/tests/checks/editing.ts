import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import type { Check } from './check.ts';

// What staff change in each table, through the API.
const CHANGES = {
  products: 'price = price + 1',
  pictures: `alt = alt || '!'`,
  content_blocks: `content = content || '!'`,
  content_drafts: `content = content || '!'`,
  row_drafts: `changes = changes || '{"title": "Brake pads"}'`,
  settings: `value = '3'`,
  contact_messages: 'is_read = not is_read',
  bookings: `notes = notes || '!'`,
  services: `name = name || '!'`,
  opening_hours: `closes = closes - interval '1 minute'`,
  slots: `starts = starts + interval '1 minute'`,
  closures: `reason = reason || '!'`,
  offers: `title = title || '!'`,
  bays: `name = name || '!'`,
  holds: `reason = reason || '!'`,
  user_profiles: `name = name || '!'`,
};
type Edited = keyof typeof CHANGES;

const one = (table: Edited) => (table === 'settings' ? `key = 'sales_tax'` : 'true');

interface Version {
  id: string | number;
  updated_at: string;
}

async function version(db: Db, table: string, where: string): Promise<Version> {
  const rows = await db.query<Version>(
    `select id, updated_at::text from public.${table} where ${where} order by id limit 1`,
  );
  assert.ok(rows[0]);
  return rows[0];
}

/** Every change advances `updated_at`, so that a second editor is detected. */
export async function expectVersions(db: Db, table: string, change: string, where = 'true') {
  const save = (read: Version) =>
    attempt<{ updated_at: string }>(
      db,
      'admin',
      `update public.${table} set ${change} where id = $1 and updated_at = $2 returning updated_at::text`,
      { parameters: [read.id, read.updated_at] },
    );
  const read = await version(db, table, where);
  const [first] = (await save(read)).rows;
  assert.ok(first && first.updated_at > read.updated_at);
  assert.match(first.updated_at, /:\d\d(\.\d{1,3})?[+-]\d\d$/);
  assert.deepEqual((await save(read)).rows, []);
  const [second] = (await save({ ...read, ...first })).rows;
  assert.ok(second && second.updated_at > first.updated_at);
  await db.run(`update public.${table} set updated_at = '2000-01-01' where id = '${read.id}'`);
  assert.ok((await version(db, table, where)).updated_at > second.updated_at);
}

export const editing: Check[] = (Object.keys(CHANGES) as Edited[]).map((table) => ({
  name: `${table}: every change advances updated_at, so that a second editor is detected`,
  run: (db) => expectVersions(db, table, CHANGES[table], one(table)),
}));
