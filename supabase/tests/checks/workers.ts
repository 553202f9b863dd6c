import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import type { Check } from './check.ts';
import { at } from './outboxClaims.ts';

/** Who holds the lease after a call, and since when on that day, UTC. */
async function lease(db: Db, holder: string, seconds = 60) {
  const { rows, refusal } = await attempt<{ lease: { holder: string; since: string } }>(
    db,
    'publisher',
    'select public.lease_publisher($1, $2) as lease',
    { parameters: [holder, seconds] },
  );
  assert.equal(refusal, undefined, refusal?.message);
  return `${rows[0]?.lease.holder} ${rows[0]?.lease.since.slice(11, 19)}`;
}

export const workers: Check[] = [
  {
    name: 'lease_publisher: of two publishers the first has the lease as long as it renews it',
    run: async (db) => {
      await db.run('delete from private.workers');
      assert.equal(await lease(db, 'a'), 'a 17:00:00');
      assert.equal(await lease(db, 'b'), 'a 17:00:00');
      await at(db, '12:00:59');
      assert.equal(await lease(db, 'a'), 'a 17:00:00');
      await at(db, '12:01:58');
      assert.equal(await lease(db, 'b'), 'a 17:00:00');
    },
  },
  {
    name: 'lease_publisher: one that is not renewed ends, and the earlier holder reads that it was lost',
    run: async (db) => {
      await db.run('delete from private.workers');
      await lease(db, 'a');
      await at(db, '12:01:00');
      assert.equal(await lease(db, 'b'), 'b 17:01:00');
      assert.equal(await lease(db, 'a'), 'b 17:01:00');
      await lease(db, 'b', 0);
      assert.equal(await lease(db, 'a'), 'a 17:01:00');
      // Nobody held it meanwhile, which the holder cannot know.
      await at(db, '12:02:00');
      assert.equal(await lease(db, 'a'), 'a 17:02:00');
    },
  },
  {
    name: 'lease_publisher: 0 seconds give the lease back at once, and that of another one stays',
    run: async (db) => {
      await db.run('delete from private.workers');
      await lease(db, 'a');
      assert.equal(await lease(db, 'b', 0), 'a 17:00:00');
      assert.equal(await lease(db, 'b'), 'a 17:00:00');
      await lease(db, 'a', 0);
      assert.equal(await lease(db, 'b'), 'b 17:00:00');
    },
  },
];
