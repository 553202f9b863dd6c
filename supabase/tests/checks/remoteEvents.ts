import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert, VALID } from '../support/fixture.ts';
import type { Check } from './check.ts';

const { remote, version } = VALID.remote_versions;
const CRASH = { remote, version, route: '/booking/cancel', event: 'crash', error: 'TypeError' };

interface Sender {
  actor?: Actor;
  /** The client's address. */
  from?: string;
}

const report = (db: Db, events: unknown, { actor = 'anonymous', from }: Sender = {}) =>
  attempt(db, actor, 'select public.report_remotes($1::text::jsonb)', {
    parameters: [JSON.stringify(events)],
    ...(from ? { headers: { 'x-forwarded-for': from } } : {}),
  });

const counted = (db: Db) =>
  db.query<{ route: string; times: number }>(
    `select remote, route, event, error, times from public.remote_events
     where route <> '/booking' order by event, route`,
  );

const times = async (db: Db) => (await counted(db)).reduce((sum, row) => sum + row.times, 0);

const rule = (error: unknown) => (error as { rule?: string } | undefined)?.rule;

const repeat = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index));

const letters = (index: number) =>
  String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26));

export const remoteEvents: Check[] = [
  {
    name: 'remote_events: equal events of a day are counted and summed in one row',
    run: async (db) => {
      const failure = { ...CRASH, event: 'failure', error: undefined };
      await report(db, [CRASH, CRASH, failure]);
      await report(db, [CRASH], { actor: 'user' });
      const { route } = CRASH;
      assert.deepEqual(await counted(db), [
        { remote, route, event: 'crash', error: 'TypeError', times: 3 },
        { remote, route, event: 'failure', error: '', times: 1 },
      ]);
    },
  },
  {
    name: 'remote_events: a load is no event',
    run: async (db) => {
      await report(db, [{ ...CRASH, event: 'load', error: undefined }]);
      assert.deepEqual(await counted(db), []);
    },
  },
  {
    name: 'remote_events: anything but a list of at most 20 valid events is rejected as a whole',
    run: async (db) => {
      for (const events of [{}, 'x', null, repeat(21, () => CRASH)]) {
        const { refusal } = await report(db, events);
        assert.deepEqual([refusal?.message, refusal?.code], ['invalid_events', '22023']);
      }
      const { refusal } = await report(db, [CRASH, { ...CRASH, route: '/booking?name=Rosa Díaz' }]);
      assert.equal(rule(refusal), 'remote_events_route');
      assert.deepEqual(await counted(db), []);
      const most = repeat(20, () => CRASH);
      assert.equal((await report(db, most)).refusal, undefined);
      assert.equal(await times(db), 20);
    },
  },
  {
    name: 'remote_events: events of a version that the site does not name are ignored',
    run: async (db) => {
      const others = [
        { ...CRASH, version: 'aaaaaaaaaaaa' },
        { ...CRASH, remote: 'mf-flood' },
        { ...CRASH, version: 'localhost:3002' },
      ];
      assert.equal((await report(db, others)).refusal, undefined);
      assert.deepEqual(await counted(db), []);
    },
  },
  {
    name: 'remote_events: the publisher and the service role replace the versions that the site names',
    run: async (db) => {
      for (const [actor, known] of [
        ['publisher', 'aaaaaaaaaaaa'],
        ['service', 'bbbbbbbbbbbb'],
      ] as const) {
        const versions = [{ remote, version: known }];
        const { refusal } = await attempt(
          db,
          actor,
          'select public.record_remote_versions($1::text::jsonb)',
          { parameters: [JSON.stringify([...versions, ...versions])] },
        );
        assert.equal(refusal, undefined);
        assert.deepEqual(await db.query('select * from public.remote_versions'), versions);
      }
    },
  },
  {
    name: 'remote_events: one network adds at most 300 events a day to a version, and hides none of another network',
    run: async (db) => {
      const twenty = repeat(20, () => CRASH);
      for (const index of repeat(16, (n) => n)) {
        await report(db, twenty, { from: `203.0.113.${index}` });
      }
      assert.equal(await times(db), 300);
      await report(db, [CRASH], { from: '203.0.114.1' });
      assert.equal(await times(db), 301);
    },
  },
  {
    name: 'remote_events: beyond 100 rows of a version and day, events are counted on the route *',
    run: async (db) => {
      const invented = (index: number) => ({ ...CRASH, error: letters(index) });
      for (const group of repeat(6, (n) => n)) {
        await report(
          db,
          repeat(20, (n) => invented(20 * group + n)),
        );
      }
      await report(db, [{ ...CRASH, event: 'failure' }]);
      const rows = await counted(db);
      // The fixture has stored one row.
      assert.equal(rows.filter(({ route }) => route === CRASH.route).length, 99);
      assert.deepEqual(
        rows.filter(({ route }) => route === '*'),
        [
          { remote, route: '*', event: 'crash', error: '', times: 21 },
          { remote, route: '*', event: 'failure', error: '', times: 1 },
        ],
      );
    },
  },
  {
    name: 'remote_events: events and visits are deleted after 90 days, reporters after a day',
    run: async (db) => {
      const tables = [
        'public.remote_events',
        'public.remote_visits',
        'private.remote_reporters',
      ] as const;
      const aged = (table: (typeof tables)[number], days: number) =>
        insert(table, VALID[table.replace('public.', '') as keyof typeof VALID])
          .replace(') overriding', ', day) overriding')
          .replace(/\)$/, `, private.shop_today() - ${days})`);
      await db.run(
        [91, 90, 1].flatMap((days) => tables.map((table) => aged(table, days))).join(';'),
      );
      await report(db, []);
      for (const table of tables) {
        const rows = await db.query<{ age: number }>(
          `select (private.shop_today() - day) as age from ${table} order by day`,
        );
        const ages = rows.map(({ age }) => age);
        assert.deepEqual(ages, table.startsWith('private') ? [] : [90, 1, 0]);
      }
    },
  },
  {
    name: 'remote_events: a report deletes 100 old rows of a table, and the publisher and the service role all of them',
    run: async (db) => {
      const store = () =>
        db.run(`insert into private.remote_reporters (day, remote, version, counts, sender)
          select private.shop_today() - 1, '${remote}', '${version}', 'visit', convert_to(n::text, 'UTF8')
          from generate_series(1, 150) n`);
      const stored = async () => {
        const [row] = await db.query<{ rows: number }>(
          'select count(*)::int as rows from private.remote_reporters',
        );
        return row?.rows;
      };
      await store();
      await report(db, []);
      assert.equal(await stored(), 50);
      for (const actor of ['publisher', 'service'] as const) {
        const { refusal } = await attempt(db, actor, 'select public.forget_remote_reports()');
        assert.equal(refusal, undefined);
        assert.equal(await stored(), 0);
        await store();
      }
    },
  },
];
