import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { freshBooking } from './booking.ts';
import type { Check } from './check.ts';
import { addTire, BOOK_TIRES, INSTALLED, PRODUCT, promise, withTires } from './tireBooking.ts';

const OTHER = PRODUCT.replace('c2', 'c3');

const states = (db: Db) =>
  db.query('select t.state from public.booking_tires t where t.product = $1', [PRODUCT]);

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

/** Books with the hidden field filled in by a bot, or empty, and returns the answer or the message of the error. */
async function bookWithField(db: Db, tires: unknown, website = '') {
  const { rows, refusal } = await attempt<{ answer: { tires: unknown } }>(
    db,
    'anonymous',
    BOOK_TIRES,
    {
      parameters: withTires(tires, { ...freshBooking(), website }),
    },
  );
  return refusal?.message ?? rows[0]?.answer.tires;
}

/** That invented bookings do not hold the stock (docs/decisions/0049, 0055). */
export const tireStock: Check[] = [
  {
    name: 'promised tires: a request that nobody answers for three days releases them, and confirming it promises them again',
    run: async (db) => {
      await addTire(db);
      await promise(db);
      await setAge(db, 2);
      await db.run('select private.end_holds()');
      assert.deepEqual(await states(db), [{ state: 'promised' }]);
      await setAge(db, 3);
      await db.run('select private.end_holds()');
      assert.deepEqual(await states(db), [{ state: 'released' }]);
      await confirm(db);
      assert.deepEqual(await states(db), [{ state: 'promised' }]);
    },
  },
  {
    name: 'claim_outbox: releases the tires of ended holds and of requests that nobody answered',
    run: async (db) => {
      const claim = 'select public.claim_outbox(60)';
      await addTire(db, { quantity: '8' });
      const tires = [{ product: PRODUCT, count: 4, installed: INSTALLED * 4 }];
      await attempt(db, 'anonymous', BOOK_TIRES, { parameters: withTires(tires, freshBooking()) });
      await promise(db);
      const trigger = (state: string) =>
        `alter table public.bookings ${state} trigger bookings_hold`;
      await db.run(`${trigger('disable')};
        update public.bookings set created_at = now() - interval '3 days', held_until = case status
          when 'confirmed' then '2026-03-01'::timestamptz end;
        ${trigger('enable')}`);
      assert.deepEqual(await states(db), [{ state: 'promised' }, { state: 'promised' }]);
      assert.equal((await attempt(db, 'messenger', claim)).refusal, undefined);
      assert.deepEqual(await states(db), [{ state: 'released' }, { state: 'released' }]);
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
      await db.run('select private.end_holds()');
      assert.deepEqual(await states(db), [{ state: 'promised' }]);
    },
  },
  {
    name: 'book_with_tires: rejects more than twelve tires in all',
    run: async (db) => {
      await addTire(db, { quantity: '40' });
      await addTire(db, { id: OTHER, quantity: '40' });
      const tires = (count: number) =>
        [PRODUCT, OTHER].map((product) => ({ product, count, installed: INSTALLED * count }));
      assert.equal(await bookWithField(db, tires(7)), 'invalid_tires');
      assert.equal(((await bookWithField(db, tires(6))) as unknown[]).length, 2);
    },
  },
  {
    name: 'book_with_tires: a bot gets the answer of a stored booking',
    run: async (db) => {
      await addTire(db);
      const tires = [{ product: PRODUCT, count: 2, installed: INSTALLED * 2 }];
      const pretended = await bookWithField(db, tires, 'https://bot.example');
      assert.deepEqual(pretended, await bookWithField(db, tires));
    },
  },
];
