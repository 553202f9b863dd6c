/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import { BOOK, freshBooking, NO_CHOICE, parametersOf, setBays } from './checks/booking.ts';
import { INSTALLED } from './checks/tireBooking.ts';
import type { Db } from './support/db.ts';
import { type Opened, openEngine } from './support/engines.ts';
import { insert, VALID } from './support/fixture.ts';
import { request, tally } from './support/requests.ts';

// These races need several connections, which only PostgreSQL has.
const CROWD = 50;
const PRODUCTS = ['1', '2'].map((n) => `00000000-0000-4000-8000-0000000000d${n}`);
let opened: Opened;
let crowd: (Db & { close(): Promise<void> })[] = [];

beforeAll(async () => {
  opened = await openEngine('postgres');
  crowd = await Promise.all(Array.from({ length: CROWD }, () => opened.connect()));
});

afterAll(async () => {
  await Promise.all(crowd.map((db) => db.close()));
  await opened?.close();
});

beforeEach(async () => {
  await opened.db.run('delete from public.bookings; delete from public.products');
  for (const id of PRODUCTS) {
    await opened.db.run(
      insert('public.products', { ...VALID.products, id, price: '100', quantity: '8' }),
    );
  }
});

const promise = (db: Db, products: readonly string[], count = 4) =>
  request(
    db,
    undefined,
    BOOK,
    parametersOf({
      ...{ ...freshBooking(), ...NO_CHOICE },
      tires: products.map((product) => ({ product, count, installed: INSTALLED * count })),
    }),
  );

const stock = () =>
  opened.db.query(
    `select promised, available, (select sum(t.count)::int from public.booking_tires t where t.product = p.id) as held
     from public.products p order by p.id`,
  );

test('two of 50 simultaneous bookings of the last two sets are stored and 48 are rejected with tires_sold', async () => {
  const [product = ''] = PRODUCTS;
  const outcomes = await Promise.all(crowd.map((db) => promise(db, [product])));
  expect(tally(outcomes)).toEqual({ done: 2, tires_sold: CROWD - 2 });
  expect((await stock())[0]).toEqual({ promised: 8, available: 0, held: 8 });
  expect(await opened.db.query('select 1 from public.bookings')).toHaveLength(2);
});

test('bookings of the same two products in different order do not deadlock', async () => {
  const outcomes = await Promise.all(
    crowd.map((db, i) => promise(db, i % 2 ? PRODUCTS : PRODUCTS.toReversed(), 1)),
  );
  expect(tally(outcomes)).toEqual({ done: 8, tires_sold: CROWD - 8 });
  expect(await stock()).toEqual([
    { promised: 8, available: 0, held: 8 },
    { promised: 8, available: 0, held: 8 },
  ]);
});

test('what staff change at the same time does not let one set be promised twice', async () => {
  const [product = ''] = PRODUCTS;
  const outcomes = await Promise.all(
    crowd.map((db, i) =>
      i % 2
        ? promise(db, [product])
        : db
            .run(
              `update public.products set quantity = 5, description = 'Count ${i}' where id = '${product}'`,
            )
            .then(() => 'edited'),
    ),
  );
  const { done = 0, edited } = tally(outcomes);
  expect(edited).toBe(CROWD / 2);
  const [left] = await stock();
  expect(left).toMatchObject({ promised: done * 4, held: done * 4 });
  expect([1, 2]).toContain(done);
});

async function freeDay() {
  const [{ day } = { day: '' }] = await opened.db.query<{ day: string }>(
    `select d::date::text as day from generate_series(private.shop_today() + 3, private.shop_today() + 9, '1 day') as d
     where private.is_slot(d::date, '09:00') limit 1`,
  );
  return day;
}

const change = (db: Db, statement: string) =>
  db.run(statement).then(
    () => 'done',
    ({ message }: Error) => message,
  );

/**
 * Runs statements while the main connection holds what they wait for, and commits when each waits or has ended.
 * @param lock begins a transaction
 */
async function behind(lock: string, statements: readonly string[]) {
  await opened.db.run(lock);
  let ended = 0;
  const outcomes = statements.map((sql, i) =>
    change(crowd[i] as Db, sql).finally(() => {
      ended += 1;
    }),
  );
  const count = 'select count(*)::int as n from pg_locks where not granted';
  const waiting = async () => (await opened.db.query<{ n: number }>(count))[0]?.n ?? 0;
  while ((await waiting()) + ended < statements.length);
  await opened.db.run('commit');
  return tally(await Promise.all(outcomes));
}

// The worker waits for the lock on bookings before it reads which requests are unanswered.
test('a request that staff confirm keeps its tires when the worker releases tires at the same time', async () => {
  const [product = ''] = PRODUCTS;
  expect(await promise(opened.db, [product])).toBe('done');
  await opened.db.run(`update public.bookings set created_at = now() - interval '3 days'`);
  const confirm = `begin; update public.bookings set status = 'confirmed', service = 'tire-rotation',
    requested_date = '${await freeDay()}', requested_slot = '09:00'`;
  expect(await behind(confirm, ['select public.claim_outbox(60)'])).toEqual({ done: 1 });
  expect((await stock())[0]).toMatchObject({ promised: 4 });
});

test('removed tires, a deleted product and cancelled bookings do not deadlock', async () => {
  const pairs = 10;
  await setBays(opened.db, pairs);
  await opened.db.run(`update public.products set quantity = ${pairs}`);
  const date = await freeDay();
  const tires = PRODUCTS.map((product) => ({ product, count: 1, installed: INSTALLED }));
  for (const db of crowd.slice(0, pairs)) {
    // With a time, so a reminder waits: cancelling deletes it, and removed tires change it.
    const booking = { ...freshBooking(), service: 'tire-rotation', date, tires };
    expect(await request(db, undefined, BOOK, parametersOf(booking))).toBe('done');
  }
  const bookings = await opened.db.query<{ id: string }>('select id from public.bookings');
  const [first = '', second = ''] = PRODUCTS;
  const statements = bookings.flatMap(({ id }, i) => [
    `update public.bookings set status = 'cancelled' where id = '${id}'`,
    i === 0
      ? `delete from public.products where id = '${second}'`
      : `delete from public.booking_tires where booking = '${id}' and product = '${first}'`,
  ]);
  // All of them come to the products before one goes on.
  const lock = 'begin; select 1 from public.products for update';
  expect(await behind(lock, statements)).toEqual({ done: statements.length });
  expect(await stock()).toMatchObject([{ promised: 0 }]);
});
