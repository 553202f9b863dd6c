import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { VALID } from '../support/fixture.ts';
import type { Check } from './check.ts';

const { remote, version } = VALID.remote_versions;
const LOAD = { remote, version, route: '/booking', event: 'load', start: 'app' };

const report = (db: Db, events: object[], from = '203.0.113.1') =>
  attempt(db, 'anonymous', 'select public.report_remotes($1::text::jsonb)', {
    parameters: [JSON.stringify(events)],
    headers: { 'x-forwarded-for': from },
  });

/** The counted vitals beside that of the fixture, one line each. */
const vitals = async (db: Db) => {
  const rows = await db.query<{ line: string }>(
    `select concat_ws(' ', start, vital, bucket, visits) as line from public.remote_vitals
     where not (start = 'first' and vital = 'LCP' and bucket = 0) order by 1`,
  );
  return rows.map(({ line }) => line);
};

export const remoteVitals: Check[] = [
  {
    name: 'remote_vitals: the vitals of a counted visit are counted by start and bucket, and those of a later visit of the address are not',
    run: async (db) => {
      await report(db, [
        { ...LOAD, start: 'first', LCP: 2600.4, INP: 16, CLS: 0 },
        { ...LOAD, INP: 96 },
      ]);
      await report(db, [{ ...LOAD, INP: 900 }]);
      await report(db, [{ ...LOAD, INP: 96 }], '198.51.100.1');
      const counted = ['app INP 1 2', 'first CLS 0 1', 'first INP 0 1', 'first LCP 3 1'];
      assert.deepEqual(await vitals(db), counted);
    },
  },
  {
    name: 'remote_vitals: several pages of a visit that were reached in the same way count as the worst of them',
    run: async (db) => {
      await report(db, [
        { ...LOAD, INP: 600 },
        { ...LOAD, route: '/booking/cancel', INP: 20 },
      ]);
      assert.deepEqual(await vitals(db), ['app INP 5 1']);
    },
  },
  {
    name: 'remote_vitals: a page that was reached in the app has no LCP, and an event without a start no vitals',
    run: async (db) => {
      const { start: _, ...older } = LOAD;
      const events = [
        { ...LOAD, LCP: 100 },
        { ...older, CLS: 1 },
      ];
      assert.equal((await report(db, events)).refusal, undefined);
      assert.deepEqual(await vitals(db), []);
    },
  },
  {
    name: 'remote_vitals: the third bound is the limit of good values, the fifth that of poor ones',
    run: async (db) => {
      const rows = await db.query<{ vital: string; buckets: number[] }>(
        `select vital, array_agg(private.vital_bucket(vital, value) order by value) as buckets
         from (values ('LCP', -1), ('LCP', 1000), ('LCP', 1000.1), ('LCP', 2500), ('LCP', 2500.1), ('LCP', 4000),
           ('LCP', 1e12), ('INP', 200), ('INP', 201), ('INP', 500), ('INP', 501),
           ('CLS', 0.1), ('CLS', 0.1001), ('CLS', 0.25), ('CLS', 0.26)) as of (vital, value)
         group by 1 order by 1`,
      );
      assert.deepEqual(rows, [
        { vital: 'CLS', buckets: [2, 3, 4, 5] },
        { vital: 'INP', buckets: [2, 3, 4, 5] },
        { vital: 'LCP', buckets: [0, 0, 1, 2, 3, 4, 5] },
      ]);
    },
  },
];
