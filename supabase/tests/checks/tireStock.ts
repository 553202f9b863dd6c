import assert from 'node:assert/strict';
import { ACCOUNTS, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { BOOKING } from '../support/fixture.ts';
import { book } from './booking.ts';
import type { Check } from './check.ts';
import { addTire, INSTALLED, PRODUCT, promise } from './tireBooking.ts';

const OTHER = PRODUCT.replace('c2', 'c3');

const states = (db: Db) =>
  db.query<{ state: string }>('select t.state from public.booking_tires t where t.product = $1', [
    PRODUCT,
  ]);

const setAge = (db: Db, days: number) =>
  db.run(`update public.bookings set created_at = now() - interval '${days} days'`);

async function confirm(db: Db) {
  const { refusal } = await attempt(
    db,
    'admin',
    `update public.bookings set status = 'confirmed', service = 'oil-change', requested_date = '2026-03-03', requested_slot = '09:00'
     where id in (select booking from public.booking_tires where product = '${PRODUCT}')`,
  );
  assert.equal(refusal, undefined);
}

/** Books tires as a visitor, and returns how many products the answer has, or the message of the error. */
async function bookTires(db: Db, tires: unknown) {
  const { answer, refusal } = await book(db, { tires });
  return answer?.tires.length ?? refusal?.message;
}

const STATUSES = ['requested', 'completed', 'cancelled', 'no_show'];

const setStatus = (db: Db, status: string) =>
  attempt(
    db,
    'admin',
    `update public.bookings set status = '${status}'
     where id in (select booking from public.booking_tires where product = '${PRODUCT}')`,
  );

async function stock(db: Db) {
  const [row] = await db.query<{ quantity: number | null; promised: number }>(
    'select quantity, promised from public.products where id = $1',
    [PRODUCT],
  );
  return row;
}

/**
 * That requests which staff do not answer do not hold the stock for ever
 * (docs/decisions/products-and-tires.md).
 */
export const tireStock: Check[] = [
  {
    name: 'promised tires: a request that staff do not answer for three days releases them, and confirming it promises them again',
    run: async (db) => {
      await addTire(db);
      await promise(db);
      await setAge(db, 2);
      await db.run('select private.release_unanswered_tires()');
      assert.deepEqual(await states(db), [{ state: 'promised' }]);
      await setAge(db, 3);
      await db.run('select private.release_unanswered_tires()');
      assert.deepEqual(await states(db), [{ state: 'released' }]);
      await confirm(db);
      assert.deepEqual(await states(db), [{ state: 'promised' }]);
    },
  },
  ...(['claim_outbox', 'book_appointment', 'add_tires'] as const).map(
    (name): Check => ({
      name: `${name}: releases the tires of requests that staff have not answered for three days`,
      run: async (db) => {
        await addTire(db);
        await promise(db);
        await setAge(db, 3);
        if (name === 'claim_outbox') {
          await attempt(db, 'messenger', 'select public.claim_outbox(60)');
          assert.deepEqual(await states(db), [{ state: 'released' }]);
        } else if (name === 'book_appointment') {
          assert.equal(typeof (await promise(db)), 'object');
        } else {
          const add = `select public.add_tires('${BOOKING}', '${PRODUCT}', 4, ${INSTALLED * 4})`;
          assert.equal((await attempt(db, 'admin', add)).refusal, undefined);
        }
      },
    }),
  ),
  {
    name: 'promised tires: the audit log names no account for a release, and the caller stays who they are',
    run: async (db) => {
      await addTire(db);
      await promise(db);
      await setAge(db, 3);
      await db.run('delete from public.audit_log');
      const add = `select public.add_tires('${BOOKING}', '${PRODUCT}', 4, ${INSTALLED * 4})`;
      assert.equal((await attempt(db, 'admin', add)).refusal, undefined);
      const log = await db.query(
        `select distinct action, actor from public.audit_log where table_name = 'booking_tires' order by action`,
      );
      assert.deepEqual(log, [
        { action: 'INSERT', actor: ACCOUNTS.admin },
        { action: 'UPDATE', actor: null },
      ]);
    },
  },
  ...[2, 0, 4, 9, null].map(
    (counted): Check => ({
      name: `promised tires: no order of states makes more of ${counted} counted tires, or fewer`,
      run: async (db) => {
        await addTire(db);
        await promise(db);
        await db.run(`update public.products set quantity = ${counted} where id = '${PRODUCT}'`);
        for (const first of STATUSES) {
          for (const second of STATUSES) {
            for (const third of ['cancelled', 'completed', 'requested']) {
              for (const status of [first, second, third]) await setStatus(db, status);
              const [tires] = await states(db);
              const left = counted === null ? null : Math.max(counted - 4, 0);
              const expected = tires?.state === 'used' ? left : counted;
              assert.equal((await stock(db))?.quantity, expected, `${first} ${second} ${third}`);
            }
          }
        }
      },
    }),
  ),
  {
    name: 'promised tires: a completed booking of more tires than there were can be undone, unless others hold them now',
    run: async (db) => {
      await addTire(db);
      await promise(db);
      const count = (quantity: number) =>
        db.run(`update public.products set quantity = ${quantity} where id = '${PRODUCT}'`);
      await count(2);
      await setStatus(db, 'completed');
      assert.deepEqual(await stock(db), { quantity: 0, promised: 0 });
      await setStatus(db, 'requested');
      assert.deepEqual(await stock(db), { quantity: 2, promised: 4 });
      await setStatus(db, 'completed');
      await count(4);
      const add = `select public.add_tires('${BOOKING}', '${PRODUCT}', 4, ${INSTALLED * 4})`;
      assert.equal((await attempt(db, 'admin', add)).refusal, undefined);
      await count(3);
      const undo = `update public.bookings set status = 'requested' where status = 'completed'`;
      assert.equal((await attempt(db, 'admin', undo)).refusal?.message, 'tires_sold');
    },
  },
  {
    name: 'products: one of which bookings hold more than there are is low, also without low_stock',
    run: async (db) => {
      await addTire(db);
      await promise(db);
      const isLow = async (quantity: string) =>
        db.query(
          `update public.products set quantity = ${quantity} where id = '${PRODUCT}' returning is_low`,
        );
      assert.deepEqual(await isLow('4'), [{ is_low: false }]);
      assert.deepEqual(await isLow('3'), [{ is_low: true }]);
      assert.deepEqual(await isLow('null'), [{ is_low: false }]);
    },
  },
  {
    name: 'promised tires: a request that staff confirm after three days keeps them',
    run: async (db) => {
      await addTire(db);
      await promise(db);
      await setAge(db, 3);
      await confirm(db);
      await db.run('select private.release_unanswered_tires()');
      assert.deepEqual(await states(db), [{ state: 'promised' }]);
    },
  },
  {
    name: 'book_appointment: rejects more than twelve tires in all',
    run: async (db) => {
      await addTire(db, { quantity: '40' });
      await addTire(db, { id: OTHER, quantity: '40' });
      const tires = (count: number) =>
        [PRODUCT, OTHER].map((product) => ({ product, count, installed: INSTALLED * count }));
      assert.equal(await bookTires(db, tires(7)), 'invalid_tires');
      assert.equal(await bookTires(db, tires(6)), 2);
    },
  },
];
