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
    name: 'release_reports: administrators and the service role read one row for each version',
    run: async (db) => {
      const at = `'${remote}', '${version}'`;
      await db.run(`
        insert into public.remote_visits (day, remote, version, visits, failed) values
          (private.shop_today() - 1, ${at}, 9, 2), (private.shop_today() - 7, ${at}, 1, 0)`);
      for (const actor of ['admin', 'service'] as const) {
        const counts = { remote, version, failed: 2 };
        assert.deepEqual(await reports(db, actor), [{ ...counts, visits: 10 }]);
        assert.deepEqual(await reports(db, actor, 7), [{ ...counts, visits: 11 }]);
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
