import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { VALID } from '../support/fixture.ts';
import type { Check } from './check.ts';

const { remote, version } = VALID.remote_versions;

async function reports(db: Db, actor: Actor, daysAgo = 6) {
  const [day] = await db.query<{ from: string }>(
    `select (private.shop_today() - ${daysAgo})::text as from`,
  );
  const { rows, refusal } = await attempt<{ rows: Record<string, unknown>[] }>(
    db,
    actor,
    'select public.release_reports($1::text::date) as rows',
    { parameters: [day?.from ?? ''] },
  );
  return refusal ? 'refused' : rows[0]?.rows;
}

export const releaseReports: Check[] = [
  {
    name: 'release_reports: administrators and the service role read one row a day for each version',
    run: async (db) => {
      const at = `'${remote}', '${version}'`;
      await db.run(`
        insert into public.remote_events (remote, version, route, event, times, load_ms) values
          (${at}, '/', 'load', 3, 90), (${at}, '/', 'failure', 2, 0), (${at}, '/', 'crash', 1, 0);
        insert into public.remote_visits (remote, version, start, visits, failed) values (${at}, 'app', 9, 2);
        insert into public.remote_vitals (remote, version, start, vital, bucket, visits) values
          (${at}, 'first', 'LCP', 3, 4), (${at}, 'app', 'INP', 2, 5), (${at}, 'app', 'CLS', 5, 6);
        insert into public.remote_visits (day, remote, version, start, visits) values
          (private.shop_today() - 7, ${at}, 'app', 1)`);
      for (const actor of ['admin', 'service'] as const) {
        const rows = await reports(db, actor);
        assert.ok(Array.isArray(rows) && rows.length === 1);
        const { day: _, ...row } = rows[0] ?? {};
        assert.deepEqual(row, {
          ...{ remote, version, loads: 4, failures: 2, crashes: 1, load_ms: 90 },
          ...{ visits: 10, failed: 2, lcp: 5, lcp_not_good: 4 },
          ...{ inp: 5, inp_not_good: 0, cls: 6, cls_not_good: 6 },
        });
        assert.equal((await reports(db, actor, 7))?.length, 2);
      }
    },
  },
  {
    name: 'release_reports: accounts without rights see no row, and visitors cannot call it',
    run: async (db) => {
      assert.deepEqual(await reports(db, 'user'), []);
      assert.equal(await reports(db, 'anonymous'), 'refused');
      assert.equal(await reports(db, 'publisher'), 'refused');
    },
  },
];
