import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert, VALID } from '../support/fixture.ts';
import type { Check } from './check.ts';

const LOAD = {
  remote: 'mf-booking',
  version: 'aaaaaaaaaaaa',
  route: '/booking',
  event: 'load',
  ms: 120,
};

const report = (db: Db, events: unknown, actor: Actor = 'anonymous') =>
  attempt(db, actor, 'select public.report_remotes($1::text::jsonb)', {
    parameters: [JSON.stringify(events)],
  });

const counted = (db: Db) =>
  db.query<{ load_ms: number }>(
    `select remote, route, event, error, times, load_ms::int from public.remote_events
     where version = 'aaaaaaaaaaaa' order by event`,
  );

const rule = (error: unknown) => (error as { rule?: string } | undefined)?.rule;

export const remoteEvents: Check[] = [
  {
    name: 'remote_events: equal events of a day are counted and summed in one row',
    run: async (db) => {
      const crash = { ...LOAD, event: 'crash', error: 'TypeError', ms: undefined };
      await report(db, [LOAD, { ...LOAD, ms: 80 }, crash]);
      await report(db, [LOAD], 'user');
      const { remote, route } = LOAD;
      assert.deepEqual(await counted(db), [
        { remote, route, event: 'crash', error: 'TypeError', times: 1, load_ms: 0 },
        { remote, route, event: 'load', error: '', times: 3, load_ms: 320 },
      ]);
    },
  },
  {
    name: 'remote_events: a load time out of range is stored as the nearest valid value',
    run: async (db) => {
      await report(db, [{ ...LOAD, ms: -5 }]);
      await report(db, [{ ...LOAD, ms: 1e9 }]);
      assert.equal((await counted(db))[0]?.load_ms, 60_000);
    },
  },
  {
    name: 'remote_events: anything but a list of at most 20 valid events is rejected as a whole',
    run: async (db) => {
      for (const events of [{}, 'x', null, Array.from({ length: 21 }, () => LOAD)]) {
        const { refusal } = await report(db, events);
        assert.deepEqual([refusal?.message, refusal?.code], ['invalid_events', '22023']);
      }
      const { refusal } = await report(db, [LOAD, { ...LOAD, route: '/booking?name=Rosa Díaz' }]);
      assert.equal(rule(refusal), 'remote_events_route');
      assert.deepEqual(await counted(db), []);
      assert.equal(
        (
          await report(
            db,
            Array.from({ length: 20 }, () => LOAD),
          )
        ).refusal,
        undefined,
      );
    },
  },
  {
    name: 'remote_events: a day accepts 1,000 rows, and events of existing rows are still counted',
    run: async (db) => {
      await db.run(
        `insert into public.remote_events (remote, version, route, event)
         select 'mf-flood', lpad(to_hex(n), 12, '0'), '/', 'load' from generate_series(1, 999) as n`,
      );
      const [first] = await db.query<{ n: number }>(
        'select count(*)::int as n from public.remote_events where day = private.shop_today()',
      );
      assert.equal(first?.n, 1000);
      const { refusal } = await report(db, [LOAD]);
      assert.deepEqual([refusal?.message, refusal?.code], ['rate_limited', 'PT429']);
      const known = { ...LOAD, remote: 'mf-flood', version: '000000000001', route: '/' };
      assert.equal((await report(db, [known])).refusal, undefined);
    },
  },
  {
    name: 'remote_events: events older than 90 days are deleted',
    run: async (db) => {
      await db.run(
        [91, 90]
          .map((days) =>
            insert('public.remote_events', VALID.remote_events)
              .replace(') overriding', ', day) overriding')
              .replace(/\)$/, `, private.shop_today() - ${days})`),
          )
          .join(';'),
      );
      await report(db, []);
      const rows = await db.query(
        'select (private.shop_today() - day) as age from public.remote_events order by day',
      );
      assert.deepEqual(rows, [{ age: 90 }, { age: 0 }]);
    },
  },
];
