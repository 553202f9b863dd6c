import assert from 'node:assert/strict';
import { ACCOUNTS, type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import type { Check } from './check.ts';

const mark = async (db: Db, changes: string, actor: Actor = 'admin') => {
  const sql = `update public.contact_messages set ${changes}`;
  assert.equal((await attempt(db, actor, sql)).refusal, undefined);
};

/** Who answered the fixture's message, and whether its time is the database's. */
async function answer(db: Db) {
  const [row] = await db.query<{ by: string | null; isNow: boolean | null }>(
    'select answered_by as by, answered_at = now() as "isNow" from public.contact_messages',
  );
  return row;
}

export const answeredMessages: Check[] = [
  {
    name: 'contact_messages: keeps who answered first and when, by the clock of the database, until it is taken back',
    run: async (db) => {
      await mark(db, `answered_at = '1999-01-01'`);
      const first = { by: ACCOUNTS.admin, isNow: true };
      assert.deepEqual(await answer(db), first);
      await mark(db, `answered_at = '2001-01-01', is_read = true`, 'otherAdmin');
      assert.deepEqual(await answer(db), first);
      await mark(db, 'answered_at = null', 'otherAdmin');
      assert.deepEqual(await answer(db), { by: null, isNow: null });
      await mark(db, `answered_at = 'now'`, 'otherAdmin');
      assert.deepEqual(await answer(db), { ...first, by: ACCOUNTS.otherAdmin });
    },
  },
  {
    name: 'contact_messages: the time of a deletion is the database’s',
    run: async (db) => {
      await mark(db, `deleted_at = '1999-01-01'`);
      const isNow = 'select deleted_at = now() as "isNow" from public.contact_messages';
      assert.deepEqual(await db.query(isNow), [{ isNow: true }]);
      await mark(db, 'deleted_at = null');
      assert.deepEqual(await db.query(isNow), [{ isNow: null }]);
    },
  },
];
