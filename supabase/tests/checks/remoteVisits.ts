import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { VALID } from '../support/fixture.ts';
import type { Check } from './check.ts';

const { remote, version } = VALID.remote_versions;
const LOAD = { remote, version, route: '/booking', event: 'load' };
const CRASH = { ...LOAD, event: 'crash', error: 'TypeError' };

const report = (db: Db, events: object[], from?: string) =>
  attempt(db, 'anonymous', 'select public.report_remotes($1::text::jsonb)', {
    parameters: [JSON.stringify(events)],
    ...(from ? { headers: { 'x-forwarded-for': from } } : {}),
  });

/** The visits and failed ones beside that of the fixture. */
const visits = async (db: Db) => {
  const [row] = await db.query<{ visits: number; failed: number }>(
    `select visits, failed from public.remote_visits
     where version = '${version}' and day = private.shop_today()`,
  );
  return row && [row.visits - 1, row.failed];
};

export const remoteVisits: Check[] = [
  {
    name: 'remote_visits: the first visit of an address is counted, with its failure, and no later one of the day',
    run: async (db) => {
      await report(db, [LOAD, CRASH, CRASH], '203.0.113.1');
      await report(db, [LOAD], '203.0.113.1');
      assert.deepEqual(await visits(db), [1, 1]);
      await report(db, [LOAD], '198.51.100.1');
      await report(db, [CRASH], '198.51.100.1');
      await report(db, [{ ...LOAD, event: 'failure' }], '192.0.2.1');
      assert.deepEqual(await visits(db), [3, 2]);
    },
  },
  {
    name: 'remote_visits: a network adds at most four visits a day, whatever addresses it uses',
    run: async (db) => {
      for (let n = 1; n <= 6; n += 1) {
        await report(db, [CRASH], `203.0.113.${n}`);
        await report(db, [CRASH], `2001:db8:0:${n}::1`);
      }
      assert.deepEqual(await visits(db), [8, 8]);
      await report(db, [LOAD], '2001:db8:1:1::1');
      assert.deepEqual(await visits(db), [9, 8]);
      const [stored] = await db.query<{ rows: number }>(
        `select count(*)::int as rows from private.remote_reporters where counts = 'visit'`,
      );
      // Three networks and their addresses: a flood of addresses stores no further rows.
      assert.equal(stored?.rows, 3 + 4 + 4 + 1);
    },
  },
  {
    name: 'remote_visits: an address is counted once for each version, and again the next day',
    run: async (db) => {
      const other = { ...LOAD, version: 'aaaaaaaaaaaa' };
      await db.run(`insert into public.remote_versions values ('${remote}', '${other.version}')`);
      await report(db, [LOAD, other], '203.0.113.1');
      await report(db, [CRASH, { ...CRASH, version: other.version }], '203.0.113.1');
      const rows = await db.query(
        'select version, visits, failed from public.remote_visits order by version desc',
      );
      assert.deepEqual(rows, [
        { version: other.version, visits: 1, failed: 0 },
        // The fixture has stored another one.
        { version, visits: 2, failed: 0 },
      ]);
      await db.run('update private.remote_reporters set day = day - 1');
      await report(db, [LOAD], '203.0.113.1');
      assert.deepEqual(await visits(db), [2, 0]);
    },
  },
  {
    name: 'remote_visits: a version that was never released has none',
    run: async (db) => {
      await report(db, [LOAD, { ...LOAD, version: 'aaaaaaaaaaaa' }], '203.0.113.1');
      const rows = await db.query('select version from public.remote_visits');
      assert.deepEqual(rows, [{ version }]);
    },
  },
  {
    name: 'remote_visits: clients without an address are one client',
    run: async (db) => {
      await report(db, [LOAD]);
      await report(db, [CRASH]);
      await report(db, [CRASH], 'no address');
      assert.deepEqual(await visits(db), [2, 1]);
    },
  },
  {
    name: 'remote_visits: stored senders cannot be read back, nor compared with those of submissions',
    run: async (db) => {
      await report(db, [LOAD], '203.0.113.1');
      const [row] = await db.query<{ size: number; same: number }>(
        `select max(octet_length(sender)) as size,
           count(*) filter (where sender = private.keyed_hash('sender', 'address:203.0.113.1'))::int as same
         from private.remote_reporters`,
      );
      assert.deepEqual(row, { size: 32, same: 0 });
    },
  },
];
