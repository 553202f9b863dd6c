/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { BOOK, freshBooking, parametersOf, setBays } from './checks/booking.ts';
import type { Db } from './support/db.ts';
import { type Opened, openEngine } from './support/engines.ts';
import { insert } from './support/fixture.ts';
import { request, tally } from './support/requests.ts';

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

beforeEach(async () => {
  await opened.db.run(
    'delete from auth.users; delete from public.bookings; delete from public.holds',
  );
  await setBays(opened.db, 2);
});

test('exactly one of 50 simultaneous first sign-ups becomes administrator', async () => {
  const ids = await addAccounts(CROWD);
  const outcomes = await Promise.all(
    crowd.map((db, i) => request(db, ids[i], addAdmin(ids[i] ?? ''))),
  );
  expect(tally(outcomes)).toEqual({ done: 1, admin_exists: CROWD - 1 });
  expect(await count('public.admins where user_id is not null')).toBe(1);
  expect(await count('public.user_profiles where is_admin')).toBe(1);
});

test('of 50 publishers that take the lease at the same time one has it, also after another call', async () => {
  const take = (db: Db, i: number) =>
    db.query<{ holder: string }>(
      `select public.lease_publisher('publisher ' || $1::int, 60) ->> 'holder' as holder`,
      [i],
    );
  const taken = (await Promise.all(crowd.map(take))).flat().map(({ holder }) => holder);
  expect(new Set(taken).size).toBe(1);
  const again = (await Promise.all(crowd.map(take))).flat().map(({ holder }) => holder);
  expect(new Set(again)).toEqual(new Set(taken));
});

test('an administrator who is removed while inviting leaves no open invitation, and no deadlock', async () => {
  const [inviting, removing] = [crowd[0] as Db, crowd[1] as Db];
  const ids = await addAccounts(2);
  await opened.db.run(ids.map(addAdmin).join(';'));
  await inviting.run(`begin; select private.take_lock('admins')`);
  const removed = removing.run(`delete from public.admins where user_id = '${ids[0]}'`);
  const waits = `select from pg_locks where locktype = 'advisory' and not granted`;
  while ((await opened.db.query(waits)).length === 0) await setTimeout(20);
  const invitation = { email: 'ana@example.com', language: 'en', invited_by: ids[0] };
  await inviting.run(`${insert('public.invitations', invitation)}; commit`);
  await removed;
  const ended = await opened.db.query('select email, end_reason from public.invitations');
  expect(ended).toEqual([{ email: null, end_reason: 'inviter' }]);
  await opened.db.run('delete from public.invitations');
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

async function nextBookableDay(): Promise<string> {
  const [row] = await opened.db.query<{ day: string }>(
    `select d::date::text as day from generate_series(private.shop_today() + 1, private.shop_today() + 7, '1 day') as d
     where private.is_slot(d::date, '09:00') limit 1`,
  );
  return row?.day ?? '';
}

async function addStaff(): Promise<string> {
  const [id = ''] = await addAccounts(1);
  await opened.db.run(addAdmin(id));
  return id;
}

test('two of 50 simultaneous bookings of one slot are stored and 48 are rejected with slot_full', async () => {
  const date = await nextBookableDay();
  const outcomes = await Promise.all(
    crowd.map((db) => request(db, undefined, BOOK, parametersOf({ ...freshBooking(), date }))),
  );
  expect(tally(outcomes)).toEqual({ done: 2, slot_full: CROWD - 2 });
  expect(await count('public.bookings')).toBe(2);
});

test('of 50 simultaneous bookings and moves into one slot two are stored, and none overlap', async () => {
  const date = await nextBookableDay();
  const staff = await addStaff();
  const half = CROWD / 2;
  const elsewhere = Array.from({ length: half }, () => ({ ...freshBooking(), date: null }));
  for (const booking of elsewhere) {
    await request(opened.db, staff, BOOK, parametersOf(booking));
  }
  const move = `update public.bookings set requested_date = $1::date, requested_slot = '09:00', status = 'confirmed'
    where id = $2::uuid`;
  const ids = await opened.db.query<{ id: string }>('select id from public.bookings');
  const outcomes = await Promise.all(
    crowd.map((db, i) =>
      i < half
        ? request(db, staff, move, [date, ids[i]?.id])
        : request(db, undefined, BOOK, parametersOf({ ...freshBooking(), date })),
    ),
  );
  expect(tally(outcomes)).toEqual({ done: 2, slot_full: CROWD - 2 });
  expect(await count('public.bookings where bay = 1')).toBe(1);
  expect(await count('public.bookings where bay = 2')).toBe(1);
});

const READ_BOOKINGS = 'select id, updated_at::text as read from public.bookings';
const readBookings = () => opened.db.query<{ id: string; read: string }>(READ_BOOKINGS);

test('of 50 staff who place different bookings in one bay at the same time one succeeds', async () => {
  const date = await nextBookableDay();
  const staff = await addStaff();
  for (const _ of crowd) {
    await request(opened.db, staff, BOOK, parametersOf({ ...freshBooking(), date: null }));
  }
  const bookings = await readBookings();
  const place = `select public.place_in_bay($1, $2::timestamptz, $3::date, '09:00', 2)`;
  const outcomes = await Promise.all(
    crowd.map((db, i) => request(db, staff, place, [bookings[i]?.id, bookings[i]?.read, date])),
  );
  expect(tally(outcomes)).toEqual({ done: 1, bay_taken: CROWD - 1 });
  expect(await count('public.bookings where bay = 2')).toBe(1);
});

test('of 50 staff who move one booking at the same time one succeeds', async () => {
  const date = await nextBookableDay();
  const staff = await addStaff();
  await request(opened.db, staff, BOOK, parametersOf({ ...freshBooking(), date }));
  const [booking] = await readBookings();
  const place = `select public.place_in_bay($1, $2::timestamptz, $3::date, $4, $5)`;
  const wanted = (i: number) => (i % 2 ? ['10:00', 2] : ['13:00', 1]);
  const outcomes = await Promise.all(
    crowd.map((db, i) =>
      request(db, staff, place, [booking?.id, booking?.read, date, ...wanted(i)]),
    ),
  );
  expect(tally(outcomes)).toEqual({ done: 1, conflict: CROWD - 1 });
});

test('of 50 simultaneous bookings and moves by manage links into one slot two are stored', async () => {
  const date = await nextBookableDay();
  const half = CROWD / 2;
  const staff = await addStaff();
  const [next] = await opened.db.query<{ day: string }>(
    `select d::date::text as day from generate_series($1::date + 1, $1::date + 7, '1 day') as d
     where private.is_slot(d::date, '09:00') limit 1`,
    [date],
  );
  await setBays(opened.db, half);
  const elsewhere = Array.from({ length: half }, () => ({ ...freshBooking(), date: next?.day }));
  for (const booking of elsewhere)
    await request(opened.db, staff, BOOK, parametersOf({ ...booking, date: next?.day ?? '' }));
  await setBays(opened.db, 2);
  const tokens = await opened.db.query<{ token: string }>(
    'select private.cancel_token(idempotency_key) as token from public.bookings',
  );
  const outcomes = await Promise.all(
    crowd.map((db, i) =>
      i < half
        ? request(db, undefined, `select public.move_booking($1, $2::date, '09:00')`, [
            tokens[i]?.token,
            date,
          ])
        : request(db, undefined, BOOK, parametersOf({ ...freshBooking(), date })),
    ),
  );
  expect(tally(outcomes)).toEqual({ done: 2, slot_full: CROWD - 2 });
  const onDay = `public.bookings where requested_date = '${date}'`;
  expect(await count(`${onDay} and bay = 1`)).toBe(1);
  expect(await count(`${onDay} and bay = 2`)).toBe(1);
});

test('of 50 simultaneous bookings and holds each bay gets one', async () => {
  const date = await nextBookableDay();
  const staff = await addStaff();
  // Staff cannot call slot_start.
  const [at] = await opened.db.query<{ starts: string; ends: string }>(
    `select private.slot_start($1::date, '09:00')::text as starts, private.slot_start($1::date, '10:00')::text as ends`,
    [date],
  );
  const outcomes = await Promise.all(
    crowd.map((db, i) =>
      i % 2
        ? request(
            db,
            staff,
            'insert into public.holds (bay, starts_at, ends_at) values ($1, $2, $3)',
            [i % 4 === 1 ? 1 : 2, at?.starts, at?.ends],
          )
        : request(db, undefined, BOOK, parametersOf({ ...freshBooking(), date })),
    ),
  );
  expect(tally(outcomes)['done']).toBe(2);
  const overlapping = `public.bookings b join public.holds h on h.bay = b.bay`;
  expect(await count(overlapping)).toBe(0);
});

test('one of two bays that are deactivated at the same time remains active', async () => {
  const staff = await addStaff();
  for (let round = 0; round < 10; round += 1) {
    await opened.db.run('update public.bays set is_active = id <= 2');
    const outcomes = await Promise.all(
      [1, 2].map((bay, i) =>
        request(
          crowd[i] as Db,
          staff,
          `update public.bays set is_active = false where id = ${bay}`,
        ),
      ),
    );
    expect(tally(outcomes)).toEqual({ done: 1, last_bay: 1 });
  }
});

test('a booking that is sent 50 times at the same time is stored once', async () => {
  const parameters = parametersOf({ ...freshBooking(), service: null, date: null, slot: null });
  const outcomes = await Promise.all(crowd.map((db) => request(db, undefined, BOOK, parameters)));
  expect(tally(outcomes)).toEqual({ done: CROWD });
  expect(await count('public.bookings')).toBe(1);
});

test('reminders that a customer wants again are not planned for a booking that is cancelled meanwhile', async () => {
  const date = await nextBookableDay();
  await request(opened.db, undefined, BOOK, parametersOf({ ...freshBooking(), date }));
  const [booking] = await opened.db.query<{ token: string }>(
    `update public.bookings set starts_at = starts_at + interval '7 days', ends_at = ends_at + interval '7 days'
     returning private.cancel_token(idempotency_key) as token`,
  );
  const [first, second] = [crowd[0] as Db, crowd[1] as Db];
  const wait = `select 1 from pg_stat_activity where query like '%set_reminders%' and wait_event_type = 'Lock'`;
  await first.run('begin');
  await first.query('select public.cancel_booking($1)', [booking?.token]);
  const wanted = request(second, undefined, 'select public.set_reminders($1, true)', [
    booking?.token,
  ]);
  while ((await opened.db.query(wait)).length === 0) await setTimeout(20);
  await first.run('commit');
  expect(await wanted).toBe('done');
  expect(await count(`private.outbox where kind = 'booking_reminder'`)).toBe(0);
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
