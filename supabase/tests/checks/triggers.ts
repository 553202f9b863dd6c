import assert from 'node:assert/strict';
import type { Check } from './check.ts';

export const triggers: Check[] = [
  {
    // Several would run in the order of their names, which no file shows.
    name: 'triggers: no table has two for one time, level and event',
    run: async (db) => {
      // Bits 1, 2 and 64: row, before, instead of; 4, 8, 16 and 32: the events.
      const doubles = await db.query(
        `select t.tgrelid::regclass::text as table, event, array_agg(t.tgname::text) as names
         from pg_trigger t join pg_proc p on p.oid = t.tgfoid,
           (values ('insert', 4), ('delete', 8), ('update', 16), ('truncate', 32)) as e (event, bit)
         where not t.tgisinternal and p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
           and t.tgtype::int & bit > 0
         group by t.tgrelid, t.tgtype::int & 67, event having count(*) > 1`,
      );
      assert.deepEqual(doubles, []);
    },
  },
];
