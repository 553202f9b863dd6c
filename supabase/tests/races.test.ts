/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import { randomUUID } from 'node:crypto';
import { BOOK, freshBooking, parametersOf } from './checks/booking.ts';
import { setActor } from './support/actors.ts';
import { DatabaseError, type Db } from './support/db.ts';
import { type Opened, openEngine } from './support/engines.ts';
import { insert } from './support/fixture.ts';

// These races need several connections, which only PostgreSQL has. On PGlite they run through HTTP.
const CROWD = 50;
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

/**
 * Sends one request of the API: a committed transaction as an actor.
 * @returns `done`, or the message of the error
 */
async function request(
  db: Db,
  account: string | undefined,
  statement: string,
  parameters: unknown[] = [],
) {
  await db.run(`begin; ${setActor('anonymous')}`);
  if (account) {
    await db.run(
      `select set_config('request.jwt.claim.sub', '${account}', true), set_config('role', 'authenticated', true)`,
    );
  }
  try {
    await db.query(statement, parameters);
    await db.run('commit');
    return 'done';
  } catch (error) {
    await db.run('rollback');
    if (error instanceof DatabaseError) return error.message;
    throw error;
  }
}

const tally = (outcomes: string[]) =>
  Object.fromEntries(
    [...new Set(outcomes)].map((o) => [o, outcomes.filter((other) => other === o).length]),
  );

const count = async (what: string) =>
  (await opened.db.query<{ n: number }>(`select count(*)::int as n from ${what}`))[0]?.n;

async function addAccounts(n: number): Promise<string[]> {
  const ids = Array.from({ length: n }, () => randomUUID());
  await opened.db.run(
    ids.map((id) => insert('auth.users', { id, email: `${id}@example.com` })).join(';'),
  );
  return ids;
}

const addAdmin = (id: string) => insert('public.admins', { user_id: id });

beforeEach(() => opened.db.run('delete from auth.users; delete from public.bookings'));

test('exactly one of 50 simultaneous first sign-ups becomes administrator', async () => {
  const ids = await addAccounts(CROWD);
  const outcomes = await Promise.all(
    crowd.map((db, i) => request(db, ids[i], addAdmin(ids[i] ?? ''))),
  );
  expect(tally(outcomes)).toEqual({ done: 1, admin_exists: CROWD - 1 });
  expect(await count('public.admins where user_id is not null')).toBe(1);
  expect(await count('public.user_profiles where is_admin')).toBe(1);
});

test('one of two administrators who remove each other at the same time remains', async () => {
  for (let round = 0; round < 10; round += 1) {
    await opened.db.run('delete from auth.users');
    const ids = await addAccounts(2);
    await opened.db.run(ids.map(addAdmin).join(';'));
    await Promise.all(
      ids.map((id, i) =>
        request(crowd[i] as Db, id, `delete from public.admins where user_id = '${ids[1 - i]}'`),
      ),
    );
    expect(await count('public.admins where user_id is not null')).toBe(1);
  }
});

test('two of 50 simultaneous bookings of one slot are stored and 48 are rejected with slot_full', async () => {
  const [day] = await opened.db.query<{ day: string }>(
    `select d::date::text as day from generate_series(private.shop_today() + 1, private.shop_today() + 7, '1 day') as d
     where not private.is_weekend(d::date) limit 1`,
  );
  const outcomes = await Promise.all(
    crowd.map((db) =>
      request(db, undefined, BOOK, parametersOf({ ...freshBooking(), date: day?.day ?? '' })),
    ),
  );
  expect(tally(outcomes)).toEqual({ done: 2, slot_full: CROWD - 2 });
  expect(await count('public.bookings')).toBe(2);
});

test('a booking that is sent 50 times at the same time is stored once', async () => {
  const parameters = parametersOf({ ...freshBooking(), service: null, date: null, slot: null });
  const outcomes = await Promise.all(crowd.map((db) => request(db, undefined, BOOK, parameters)));
  expect(tally(outcomes)).toEqual({ done: CROWD });
  expect(await count('public.bookings')).toBe(1);
});

test('a save does not wait for an open transaction that deletes the same old publications', async () => {
  const [first, second] = [crowd[0] as Db, crowd[1] as Db];
  const save = (key: string) =>
    `begin; set local lock_timeout = '2s'; update public.settings set value = value || '!' where key = '${key}'`;
  const old = `table_name = 'products' and state = 'published'`;
  await opened.db.run(`insert into public.publications (table_name, state, finished_at)
    values ('products', 'published', now() - interval '31 days')`);
  try {
    await first.run(save('shop_name'));
    await second.run(save('address_line1'));
    await first.run('commit');
    expect(await count(`public.publications where ${old}`)).toBe(0);
  } finally {
    await Promise.all([first.run('rollback'), second.run('rollback')]);
  }
});
