import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { book, freshBooking, setSetting } from './booking.ts';
import type { Check } from './check.ts';
import { addTire, INSTALLED, PRODUCT, promise, tiresOf } from './tireBooking.ts';

async function stock(db: Db) {
  const [row] = await db.query<Record<string, number>>(
    'select quantity, promised, available from public.products where id = $1',
    [PRODUCT],
  );
  return row && `${row['quantity']} less ${row['promised']} is ${row['available']}`;
}

const setStatus = (db: Db, status: string) =>
  attempt(
    db,
    'admin',
    `update public.bookings b set status = '${status}' from public.booking_tires t
     where t.booking = b.id and t.product = '${PRODUCT}'`,
  );

const stored = async (db: Db) =>
  (await db.query(`select 1 from public.booking_tires where product = $1`, [PRODUCT])).length;

export const promisedTires: Check[] = [
  {
    name: 'book_appointment: stores the tires with the booking, and makes them unavailable',
    run: async (db) => {
      await addTire(db);
      const answer = await promise(db);
      assert.ok(typeof answer === 'object');
      assert.equal(answer.status, 'requested');
      assert.deepEqual(answer.tires, [
        {
          product: PRODUCT,
          name: 'CrossClimate2 225/65R17',
          count: 4,
          price: 100,
          installed: INSTALLED * 4,
        },
      ]);
      assert.equal(await stock(db), '4 less 4 is 0');
    },
  },
  {
    name: 'book_appointment: rejects more tires than are available, and stores no booking',
    run: async (db) => {
      await addTire(db);
      await promise(db, 2);
      const before = await db.query('select 1 from public.bookings');
      assert.equal(await promise(db, 3), 'tires_sold');
      assert.equal((await db.query('select 1 from public.bookings')).length, before.length);
      assert.equal(await stock(db), '4 less 2 is 2');
      assert.equal(typeof (await promise(db, 2)), 'object');
    },
  },
  {
    name: 'book_appointment: rejects tires that are sold out, a part, and an unknown product',
    run: async (db) => {
      assert.equal(await promise(db), 'tires_sold');
      await addTire(db, { in_stock: 'false', quantity: null });
      assert.equal(await promise(db), 'tires_sold');
      await db.run(`update public.products set in_stock = true, size = '', kind = 'part',
        category = 'filters' where id = '${PRODUCT}'`);
      assert.equal(await promise(db), 'tires_sold');
    },
  },
  {
    name: 'book_appointment: promises any number of tires that the shop does not count',
    run: async (db) => {
      await addTire(db, { quantity: null });
      assert.equal(typeof (await promise(db, 12)), 'object');
      assert.equal(await stock(db), 'null less 12 is null');
    },
  },
  {
    name: 'book_appointment: rejects a price that is no longer current, and malformed tires',
    run: async (db) => {
      await addTire(db);
      assert.equal(await promise(db, 4, 1), 'price_changed');
      await setSetting(db, 'tire_mounting', '16');
      assert.equal(await promise(db), 'price_changed');
      await setSetting(db, 'tire_mounting', '15');
      assert.equal(await promise(db, 0, 0), 'invalid_tires');
      const one = { product: 'x', count: 1, installed: 1 };
      const five = Array.from({ length: 5 }, () => ({ ...one, product: randomUUID() }));
      for (const tires of [null, {}, [one], five]) {
        const { refusal } = await book(db, { tires });
        assert.equal(refusal?.message, 'invalid_tires', JSON.stringify(tires));
      }
      assert.equal(await stored(db), 0);
    },
  },
  {
    name: 'book_appointment: a repeated submission promises once, and other tires are marked is_earlier',
    run: async (db) => {
      await addTire(db);
      const booking = freshBooking();
      const send = async (count: number) => {
        const tires = [{ product: PRODUCT, count, installed: INSTALLED * count }];
        const { answer } = await book(db, { ...booking, tires });
        return [answer?.is_earlier, tiresOf(answer)];
      };
      assert.deepEqual(await send(4), [undefined, [4]]);
      assert.deepEqual(await send(4), [undefined, [4]]);
      assert.deepEqual(await send(2), [true, [4]]);
      assert.equal(await stock(db), '4 less 4 is 0');
    },
  },
  ...(['cancelled', 'no_show'] as const).map(
    (status): Check => ({
      name: `promised tires: ${status} releases them, and they are promised again where they are available`,
      run: async (db) => {
        await addTire(db);
        await promise(db);
        await setStatus(db, status);
        assert.equal(await stock(db), '4 less 0 is 4');
        await setStatus(db, 'requested');
        assert.equal(await stock(db), '4 less 4 is 0');
        await setStatus(db, status);
        await db.run(`update public.products set quantity = 3 where id = '${PRODUCT}'`);
        assert.equal((await setStatus(db, 'requested')).refusal?.message, 'tires_sold');
      },
    }),
  ),
  {
    name: 'promised tires: completed takes them out of the stock, and undoing it puts them back',
    run: async (db) => {
      await addTire(db, { quantity: '6' });
      await promise(db);
      await setStatus(db, 'completed');
      assert.equal(await stock(db), '2 less 0 is 2');
      await setStatus(db, 'requested');
      assert.equal(await stock(db), '6 less 4 is 2');
    },
  },
  {
    name: 'promised tires: a removed row releases them, a deleted product leaves the row',
    run: async (db) => {
      await addTire(db);
      await promise(db);
      const remove = `delete from public.booking_tires where product = '${PRODUCT}'`;
      assert.equal((await attempt(db, 'admin', remove)).refusal, undefined);
      assert.equal(await stock(db), '4 less 0 is 4');
      await promise(db);
      await attempt(db, 'admin', `delete from public.products where id = '${PRODUCT}'`);
      const [row] = await db.query(
        `select product, name, count from public.booking_tires where price = 100`,
      );
      assert.deepEqual(row, { product: null, name: 'CrossClimate2 225/65R17', count: 4 });
    },
  },
  {
    name: 'promised tires: a promise is no edit of the product, but is published',
    run: async (db) => {
      await addTire(db);
      const read = () =>
        db.query<{ updated_at: string }>(
          `select updated_at::text from public.products where id = '${PRODUCT}'`,
        );
      const before = await read();
      await db.run('delete from public.publications; delete from public.audit_log');
      await promise(db);
      assert.deepEqual(await read(), before);
      assert.deepEqual(await db.query('select 1 from public.audit_log'), []);
      assert.deepEqual(await db.query('select table_name from public.publications'), [
        { table_name: 'products' },
      ]);
      await setStatus(db, 'completed');
      assert.notDeepEqual(await read(), before);
    },
  },
  {
    name: 'promised tires: staff who remove them are recorded in the audit log',
    run: async (db) => {
      await addTire(db);
      await promise(db);
      await attempt(db, 'admin', `delete from public.booking_tires where product = '${PRODUCT}'`);
      const [entry] = await db.query<{ action: string; count: string }>(
        `select action, before ->> 'count' as count from public.audit_log where table_name = 'booking_tires'`,
      );
      assert.deepEqual(entry, { action: 'DELETE', count: '4' });
    },
  },
  {
    name: 'products: a tire of the category used-tires is used, whatever a form sends',
    run: async (db) => {
      await addTire(db, { category: 'used-tires' });
      await db.run(`update public.products set condition = 'new' where id = '${PRODUCT}'`);
      const read = `select condition from public.products where id = '${PRODUCT}'`;
      assert.deepEqual(await db.query(read), [{ condition: 'used' }]);
    },
  },
];
