import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { BOOKING } from '../support/fixture.ts';
import { FAIL_ON_LOCK } from './accounts.ts';
import { setSetting } from './booking.ts';
import type { Check } from './check.ts';
import { addTire, INSTALLED, PRODUCT, promise } from './tireBooking.ts';

interface Tires {
  count?: number | null;
  installed?: number;
  booking?: string;
  actor?: Actor;
}

/** Adds tires to the booking of the fixture. Returns the message of the error. */
export async function add(
  db: Db,
  {
    count = 4,
    installed = INSTALLED * (count ?? 1),
    booking = BOOKING,
    actor = 'admin',
  }: Tires = {},
) {
  const { refusal } = await attempt(
    db,
    actor,
    'select public.add_tires($1::uuid, $2::uuid, $3::int, $4::numeric)',
    { parameters: [booking, PRODUCT, count, installed.toFixed(2)] },
  );
  return refusal?.message;
}

/** Books for a caller with rows of tires. Returns the message of the error. */
async function bookCaller(db: Db, tires: object[], key = randomUUID()) {
  const { refusal } = await attempt(
    db,
    'admin',
    `select public.book_for_caller($1::uuid, 'Bill Ortiz', '(770) 555-0199', 'oil-change', '2026-03-03', '09:00',
      p_tires => $2::text::jsonb)`,
    { parameters: [key, JSON.stringify(tires)] },
  );
  return refusal?.message;
}

const row = (count: number, installed = INSTALLED * count) => ({
  product: PRODUCT,
  count,
  installed: Number(installed.toFixed(2)),
});

export const remove = (db: Db) =>
  attempt(
    db,
    'admin',
    `delete from public.booking_tires where product = '${PRODUCT}' returning id`,
  ).then(({ rows }) => rows.length);

export const setStatus = (db: Db, status: string) =>
  db.run(`update public.bookings set status = '${status}' where id = '${BOOKING}'`);

export const held = (db: Db) =>
  db.query<{ count: number }>(
    `select count, price::float, installed::float, state from public.booking_tires where product = $1`,
    [PRODUCT],
  );

export const promised = async (db: Db) =>
  (await db.query('select promised from public.products where id = $1', [PRODUCT]))[0];

export const staffTires: Check[] = [
  {
    name: 'add_tires: promises them at the price of the database, and removing them releases them',
    run: async (db) => {
      await addTire(db);
      assert.equal(await add(db), undefined);
      const stored = { count: 4, price: 100, installed: INSTALLED * 4, state: 'promised' };
      assert.deepEqual(await held(db), [stored]);
      assert.deepEqual(await promised(db), { promised: 4 });
      assert.equal(await remove(db), 1);
      assert.deepEqual(await promised(db), { promised: 0 });
    },
  },
  {
    name: 'add_tires: rejects another price, what is not available, a part, and a count out of range',
    run: async (db) => {
      assert.equal(await add(db), 'tires_sold');
      await addTire(db);
      assert.equal(await add(db, { installed: 1 }), 'price_changed');
      await setSetting(db, 'tire_mounting', '16');
      assert.equal(await add(db), 'price_changed');
      await setSetting(db, 'tire_mounting', '15');
      assert.equal(await add(db, { count: 5 }), 'tires_sold');
      assert.equal(await add(db, { count: 0, installed: 0 }), 'invalid_tires');
      assert.equal(await add(db, { count: null }), 'price_changed');
      await promise(db, 2);
      assert.equal(await add(db, { count: 3 }), 'tires_sold');
      await db.run(`update public.products set size = '', kind = 'part', category = 'filters'
        where id = '${PRODUCT}'`);
      assert.equal(await add(db, { count: 1 }), 'tires_sold');
      assert.deepEqual(await promised(db), { promised: 2 });
    },
  },
  {
    name: 'add_tires: rejects a product that the booking has, an unknown booking, and one that is over',
    run: async (db) => {
      await addTire(db);
      assert.equal(await add(db, { booking: PRODUCT }), 'not_found');
      assert.equal(await add(db, { count: 2 }), undefined);
      assert.equal(await add(db, { count: 2 }), 'tires_listed');
      await remove(db);
      for (const status of ['completed', 'cancelled', 'no_show']) {
        await setStatus(db, status);
        assert.equal(await add(db), 'booking_closed', status);
      }
    },
  },
  {
    name: 'book_for_caller: promises tires in the same transaction, once per key',
    run: async (db) => {
      await addTire(db, { quantity: '6' });
      const key = randomUUID();
      for (let i = 0; i < 2; i += 1) {
        assert.equal(await bookCaller(db, [row(4)], key), undefined);
        assert.deepEqual(
          (await held(db)).map(({ count }) => count),
          [4],
        );
      }
      assert.deepEqual(await promised(db), { promised: 4 });
    },
  },
  {
    name: 'book_for_caller: rejects a repetition with other tires than those of the stored booking',
    run: async (db) => {
      await addTire(db, { quantity: '6' });
      const key = randomUUID();
      assert.equal(await bookCaller(db, [row(4)], key), undefined);
      for (const tires of [[], [row(2)], [row(4, 1)]]) {
        assert.equal(await bookCaller(db, tires, key), 'booked_earlier');
      }
      const other = randomUUID();
      assert.equal(await bookCaller(db, [], other), undefined);
      assert.equal(await bookCaller(db, [row(2)], other), 'booked_earlier');
      assert.deepEqual(await promised(db), { promised: 4 });
    },
  },
  {
    name: 'book_for_caller: stores no booking when its tires are rejected',
    run: async (db) => {
      await addTire(db);
      assert.equal(await bookCaller(db, [row(5)]), 'tires_sold');
      assert.equal(await bookCaller(db, [row(4, 1)]), 'price_changed');
      assert.equal(await bookCaller(db, [row(0, 0)]), 'invalid_tires');
      assert.equal(await bookCaller(db, [row(1), row(1)]), 'tires_listed');
      assert.deepEqual(await held(db), []);
      const stored = `select 1 from public.bookings where name = 'Bill Ortiz'`;
      assert.deepEqual(await db.query(stored), []);
    },
  },
  ...(['anonymous', 'user', 'removed', 'service'] as const).map(
    (actor): Check => ({
      name: `add_tires: refuses ${actor}`,
      run: async (db) => {
        await addTire(db);
        assert.notEqual(await add(db, { actor }), undefined);
        assert.deepEqual(await held(db), []);
      },
    }),
  ),
  {
    name: 'promised tires: those of a booking that is over stay with it',
    run: async (db) => {
      await addTire(db);
      await add(db);
      await setStatus(db, 'completed');
      assert.equal(await remove(db), 0);
      assert.deepEqual(
        await db.query('select quantity from public.products where id = $1', [PRODUCT]),
        [{ quantity: 0 }],
      );
    },
  },
  {
    name: 'promised tires: what staff add and remove is in the audit log, with the account',
    run: async (db) => {
      await addTire(db);
      await add(db);
      await remove(db);
      const entries = await db.query(
        `select action, actor is not null as known from public.audit_log
         where table_name = 'booking_tires' order by id`,
      );
      assert.deepEqual(entries, [
        { action: 'INSERT', known: true },
        { action: 'DELETE', known: true },
      ]);
    },
  },
  {
    name: 'promised tires: messages that are not sent yet tell those that the booking holds now',
    run: async (db) => {
      await addTire(db);
      await db.run(`update private.outbox set state = 'sent', sent_at = now(), facts = '{}'`);
      await setStatus(db, 'cancelled');
      await setStatus(db, 'requested');
      const counts = () =>
        db.query(
          `select distinct o.state, jsonb_array_length(o.facts -> 'tires') as tires
           from private.outbox o where o.booking_id = '${BOOKING}' order by 1`,
        );
      const [{ count: before } = { count: 0 }] = await db.query<{ count: number }>(
        `select count(*)::int from public.booking_tires where booking = '${BOOKING}'`,
      );
      await add(db);
      const sent = { state: 'sent', tires: null };
      assert.deepEqual(await counts(), [{ state: 'pending', tires: before + 1 }, sent]);
      await remove(db);
      assert.deepEqual(await counts(), [{ state: 'pending', tires: before }, sent]);
    },
  },
  {
    name: 'promised tires: their removal waits for the lock on bookings',
    run: async (db) => {
      await db.run(FAIL_ON_LOCK);
      const { refusal } = await attempt(db, 'admin', 'delete from public.booking_tires where true');
      assert.equal(refusal?.message, 'waits for bookings');
    },
  },
];
