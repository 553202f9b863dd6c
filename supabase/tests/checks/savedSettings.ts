import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import type { Check } from './check.ts';

interface Row {
  id: string;
  updated_at: string;
  value: string;
}

/** The settings with these keys, as a form reads them, with other values. */
async function read(db: Db, values: Record<string, string>): Promise<Row[]> {
  const rows = await db.query<Row & { key: string }>(
    'select id, key, updated_at::text, value from public.settings where key = any ($1)',
    [Object.keys(values)],
  );
  return rows.map(({ id, key, updated_at }) => ({ id, updated_at, value: values[key] ?? '' }));
}

/** Saves settings. Returns the error, or the values of the returned rows. */
async function saveSettings(db: Db, changes: Row[], actor: Actor = 'admin') {
  const { rows, refusal } = await attempt<Row>(
    db,
    actor,
    `select id, updated_at::text, value
     from json_populate_recordset(null::public.settings, public.save_settings($1::text::jsonb))`,
    { parameters: [JSON.stringify(changes)] },
  );
  return refusal ? (refusal.rule ?? refusal.message) : rows.map(({ value }) => value).sort();
}

const stored = (db: Db, ...keys: string[]) =>
  db.query<{ value: string }>('select value from public.settings where key = any ($1)', [keys]);

const CHANGES = { shop_name: 'Tara Tires', phone: '+17705550188' };

export const savedSettings: Check[] = [
  {
    name: 'save_settings: saves several settings, and returns them',
    run: async (db) => {
      const saved = await saveSettings(db, await read(db, CHANGES));
      assert.deepEqual(saved, ['+17705550188', 'Tara Tires']);
      const rows = await stored(db, 'shop_name', 'phone');
      assert.deepEqual(rows.map(({ value }) => value).sort(), saved);
    },
  },
  {
    name: 'save_settings: saves none when one is rejected, was changed, or is gone',
    run: async (db) => {
      const before = await stored(db, 'shop_name');
      const wrong = await read(db, { ...CHANGES, phone: '12' });
      assert.equal(await saveSettings(db, wrong), 'settings_phone');
      const changes = await read(db, CHANGES);
      await db.run(`update public.settings set value = '+17705550177' where key = 'phone'`);
      assert.equal(await saveSettings(db, changes), 'settings_changed');
      await db.run(`delete from public.settings where key = 'phone'`);
      assert.equal(await saveSettings(db, changes), 'settings_changed');
      assert.deepEqual(await stored(db, 'shop_name'), before);
    },
  },
  {
    name: 'save_settings: rejects accounts that are not an administrator’s',
    run: async (db) => {
      const changes = await read(db, CHANGES);
      assert.equal(await saveSettings(db, changes, 'user'), 'not_admin');
      assert.equal(await saveSettings(db, changes, 'removed'), 'not_admin');
    },
  },
];
