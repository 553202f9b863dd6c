import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import type { Check } from './check.ts';
import { add, held, promised, remove, setStatus } from './staffTires.ts';
import { addTire, PRODUCT, promise } from './tireBooking.ts';

/** Puts back the tires that were removed last. Returns the message of the error. */
async function restore(db: Db, actor: Actor = 'admin', id?: string) {
  const { refusal } = await attempt(db, actor, 'select public.restore_tires($1::uuid)', {
    parameters: [id ?? (await removedId(db))],
  });
  return refusal?.message;
}

/** The id of the row that was removed last. */
const removedId = async (db: Db) =>
  (
    await db.query<{ id: string }>(
      `select row_id as id from public.audit_log where table_name = 'booking_tires' and action = 'DELETE'
       order by public.audit_log.id desc limit 1`,
    )
  )[0]?.id;

export const restoredTires: Check[] = [
  {
    name: 'restore_tires: puts removed tires back at their old price, once',
    run: async (db) => {
      await addTire(db);
      await add(db);
      const before = await held(db);
      await remove(db);
      await db.run(`update public.products set price = price + 50 where id = '${PRODUCT}'`);
      assert.equal(await restore(db), undefined);
      assert.deepEqual(await held(db), before);
      assert.deepEqual(await promised(db), { promised: 4 });
      assert.equal(await restore(db), 'tires_listed');
      assert.deepEqual(await promised(db), { promised: 4 });
    },
  },
  {
    name: 'restore_tires: rejects what was sold since, a booking that is over, and what was removed long ago or never',
    run: async (db) => {
      await addTire(db);
      await add(db);
      const [present] = await db.query<{ id: string }>(
        `select id from public.booking_tires where product = '${PRODUCT}'`,
      );
      assert.equal(await restore(db, 'admin', present?.id), 'not_found');
      await remove(db);
      await promise(db, 2);
      assert.equal(await restore(db), 'tires_sold');
      await db.run(`delete from public.booking_tires where product = '${PRODUCT}'`);
      await db.run(`update public.audit_log set at = at - interval '6 minutes'`);
      assert.equal(await restore(db), 'not_found');
      await db.run(`update public.audit_log set at = at + interval '6 minutes'`);
      await setStatus(db, 'cancelled');
      assert.equal(await restore(db), 'booking_closed');
      assert.deepEqual(await held(db), []);
    },
  },
  {
    name: 'restore_tires: releases first what requests hold that staff have not answered for three days',
    run: async (db) => {
      await addTire(db);
      await add(db);
      await remove(db);
      await promise(db);
      await db.run(
        `update public.bookings set created_at = created_at - interval '3 days' where status = 'requested'`,
      );
      assert.equal(await restore(db), undefined);
    },
  },
  ...(['anonymous', 'user', 'removed', 'service'] as const).map(
    (actor): Check => ({
      name: `restore_tires: refuses ${actor}`,
      run: async (db) => {
        await addTire(db);
        await add(db);
        await remove(db);
        assert.notEqual(await restore(db, actor), undefined);
        assert.deepEqual(await held(db), []);
      },
    }),
  ),
];
