import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { type Booking, book } from './booking.ts';
import type { Check } from './check.ts';

const FROM = '2026-03-02';
const TO = '2026-04-01';
const BRAKES = 'brake-service';

interface FreeSlot {
  date: string;
  slot: string;
  bays: number;
}

async function freeMonth(db: Db): Promise<FreeSlot[]> {
  const { rows } = await attempt<FreeSlot>(
    db,
    'anonymous',
    `select to_char(day, 'YYYY-MM-DD') as date, slot, bays
     from public.slot_availability(array['${BRAKES}'], '${FROM}', '${TO}') where bays > 0`,
  );
  return rows;
}

/** More than all limits of a flood together let through. */
const ATTEMPTS = 120;

/** Books bay after bay of the free slots of the month, with invented customers, from one address after the other. */
async function flood(db: Db, addresses: string[]): Promise<{ status: string | undefined }[]> {
  const answers: { status: string | undefined }[] = [];
  for (const { date, slot, bays } of await freeMonth(db)) {
    for (let bay = 0; bay < bays; bay += 1) {
      if (answers.length === ATTEMPTS) return answers;
      const address = addresses[answers.length % addresses.length] ?? '';
      const { answer, refusal } = await book(
        db,
        { service: BRAKES, date, slot },
        { headers: { 'x-forwarded-for': address } },
      );
      // An earlier brake service lasts until after the beginning of this slot.
      if (refusal?.message !== 'slot_full') answers.push({ status: answer?.status });
    }
  }
  return answers;
}

const addresses = (of: (index: number) => string) => Array.from({ length: 20 }, (_, i) => of(i));

const placed = async (db: Db) =>
  (await db.query('select from public.bookings where bay is not null')).length;

const bookFrom = (db: Db, address: string, booking: Partial<Booking>) =>
  book(db, booking, { headers: { 'x-forwarded-for': address } });

const listed = async (db: Db, actor: Actor = 'admin') =>
  (
    await attempt<{ id: string; same_network: number }>(
      db,
      actor,
      'select * from public.flood_bookings()',
    )
  ).rows;

export const floods: Check[] = [
  ...[
    { from: '20 networks', of: (i: number) => `198.51.${i}.7` },
    { from: '20 addresses of one network', of: (i: number) => `198.51.100.${i}` },
    { from: '20 addresses of this machine', of: (i: number) => `127.0.0.${i + 1}` },
    { from: '20 IPv6 networks', of: (i: number) => `2001:db8:${i}::7` },
  ].map(
    ({ from, of }): Check => ({
      name: `flood: the month cannot be emptied from ${from}`,
      run: async (db) => {
        const before = (await freeMonth(db)).length;
        await flood(db, addresses(of));
        assert.ok((await placed(db)) <= 50, `${await placed(db)} bookings have a bay`);
        assert.ok((await freeMonth(db)).length > before / 2);
      },
    }),
  ),
  {
    name: 'flood: one network gets at most 12 coming appointments, and then requests; other networks go on',
    run: async (db) => {
      const answers = await flood(db, ['198.51.100.1', '198.51.100.2', '198.51.100.3']);
      const statuses = answers.map(({ status }) => status);
      assert.deepEqual(statuses.slice(0, 13), [
        ...Array<string>(12).fill('confirmed'),
        'requested',
      ]);
      assert.equal(statuses.filter((status) => status === undefined).length, statuses.length - 60);
      const choice = (await freeMonth(db)).at(-1);
      assert.equal((await bookFrom(db, '203.0.113.1', { ...choice })).answer?.status, 'confirmed');
    },
  },
  {
    name: 'flood: a long visit counts once for every two hours, for a day',
    run: async (db) => {
      const further_services = (
        await db.query<{ id: string }>(
          `select id from public.services where in_wizard and id <> '${BRAKES}'`,
        )
      ).map(({ id }) => id);
      const bookDay = async (date: string) => {
        const visit = { service: BRAKES, further_services, date, slot: '09:00' };
        return (await bookFrom(db, '203.0.113.1', visit)).answer?.status;
      };
      const statuses: (string | undefined)[] = [];
      for (const day of ['03', '04', '05', '06', '09', '10']) {
        statuses.push(await bookDay(`2026-03-${day}`));
      }
      // Each takes 345 minutes; one network gets 12 times two hours.
      assert.deepEqual(statuses, [...Array<string>(5).fill('confirmed'), 'requested']);

      await db.run("update public.bookings set created_at = created_at - interval '1 day'");
      assert.equal(await bookDay('2026-03-11'), 'confirmed');
    },
  },
  {
    name: 'flood: the fiftieth appointment of a day is the last, until staff cancel some; staff are not limited',
    run: async (db) => {
      await flood(
        db,
        addresses((i) => `198.51.${i}.7`),
      );
      assert.equal(await placed(db), 50);
      const last = (await freeMonth(db)).at(-1);
      const next = () => bookFrom(db, '203.0.113.1', { ...last });
      assert.equal((await next()).answer?.status, 'requested');
      assert.equal((await book(db, { ...last }, { actor: 'admin' })).answer?.status, 'confirmed');
      await db.run(`update public.bookings set status = 'cancelled'
        where id in (select id from public.bookings where bay is not null limit 10)`);
      assert.equal((await next()).answer?.status, 'confirmed');
    },
  },
  {
    name: 'flood: bookings that staff entered, that are past and whose customer has come do not count',
    run: async (db) => {
      const age = (set: string) =>
        db.run(`update public.bookings set ${set} where bay is not null`);
      const network = addresses(() => '198.51.100.1');
      for (const set of [
        'by_staff = true',
        `stage = 'arrived'`,
        `status = 'completed'`,
        `starts_at = '2026-03-01', ends_at = '2026-03-01 00:30'`,
      ]) {
        await db.run('delete from private.submissions');
        await db.run(`delete from public.bookings`);
        await flood(db, network.slice(0, 1));
        assert.equal(await placed(db), 12);
        await db.run(`delete from public.bookings where status = 'requested'`);
        await db.run('delete from private.submissions');
        if (set.startsWith('starts_at'))
          await db.run('alter table public.bookings drop constraint bookings_bay_once');
        await age(set);
        const choice = (await freeMonth(db)).at(-1);
        const { answer } = await bookFrom(db, '198.51.100.2', { ...choice });
        assert.equal(answer?.status, 'confirmed', set);
      }
    },
  },
  {
    name: 'rate limit: bookings are limited per phone number, in every notation',
    run: async (db) => {
      const notations = [
        '(770) 555-0123',
        '+1 770.555.0123',
        '1-770-555-0123 ext. 7',
        '7705550123',
      ];
      const choice = { service: null, date: null, slot: null };
      for (let i = 0; i < 20; i += 1) {
        const phone = notations[i % notations.length] ?? '';
        assert.equal((await book(db, { ...choice, phone })).refusal, undefined);
      }
      const { refusal } = await book(db, { ...choice, phone: '770 555 0123' });
      assert.deepEqual([refusal?.message, refusal?.code], ['rate_limited', 'PT429']);
      assert.equal((await book(db, { ...choice, phone: '(770) 555-0124' })).refusal, undefined);
      assert.equal(
        (await book(db, { ...choice, phone: '7705550123' }, { actor: 'admin' })).refusal,
        undefined,
      );
    },
  },
  {
    name: 'flood of bookings: staff learn of 20 bookings a day, with how many come from one network',
    run: async (db) => {
      const choices = (await freeMonth(db)).filter(({ slot }) => ['13:00', '15:00'].includes(slot));
      // The fixture has stored one.
      for (const [i, choice] of choices.slice(0, 19).entries()) {
        assert.deepEqual(await listed(db), []);
        const from = i < 3 ? '198.51.100.1' : `198.51.${i}.7`;
        await bookFrom(db, from, { service: BRAKES, ...choice });
      }
      const rows = await listed(db);
      assert.equal(rows.length, 20);
      assert.equal(rows.filter(({ same_network }) => same_network === 3).length, 3);
      assert.deepEqual(await listed(db, 'user'), []);
    },
  },
  {
    name: 'flood of bookings: three times as many as usual, where many are usual',
    run: async (db) => {
      const add = (count: number, age: string) =>
        db.run(`insert into public.bookings
          (reference, status, name, email, phone, vehicle, language, idempotency_key, cancel_token_hash, created_at)
          select private.new_reference(), 'requested', 'Rosa', 'r@example.com', '7705550123', 'Civic', 'es', k,
            sha256(uuid_send(k)), now() - interval '${age}'
          from (select gen_random_uuid() as k from generate_series(1, ${count})) as keys`);
      await add(280, '2 days');
      await add(28, '1 hour');
      // The fixture has stored one.
      assert.deepEqual(await listed(db), []);
      await add(1, '1 hour');
      assert.equal((await listed(db)).length, 30);
    },
  },
  {
    name: 'flood of bookings: cancelled at once, and restored where their time is still free',
    run: async (db) => {
      const [first, second, third] = (await freeMonth(db)).filter(({ slot }) => slot === '13:00');
      for (const choice of [first, second, { service: null }, third])
        await book(db, { service: BRAKES, ...choice });
      await db.run(`update public.bookings set stage = 'arrived' where requested_slot = '${third?.slot}'
        and requested_date = '${third?.date}'`);
      const ids = (
        await db.query<{ id: string }>(`select id from public.bookings where phone like '%'`)
      ).map(({ id }) => id);
      const cancel = (actor: Actor) =>
        attempt<{ id: string; status: string }>(
          db,
          actor,
          'select * from public.cancel_bookings($1::uuid[])',
          { parameters: [ids] },
        );
      const restore = (actor: Actor, cancelled: unknown) =>
        attempt(db, actor, 'select * from public.restore_bookings($1::text::jsonb)', {
          parameters: [JSON.stringify(cancelled)],
        });
      assert.equal((await cancel('user')).refusal?.message, 'not_admin');
      const { rows } = await cancel('admin');
      // The fixture has stored a request too.
      assert.deepEqual(rows.map(({ status }) => status).sort(), [
        'confirmed',
        'confirmed',
        'requested',
        'requested',
      ]);
      await db.run(`update public.bays set is_active = false where id > 1`);
      await book(db, { service: BRAKES, ...first });
      assert.equal((await restore('user', rows)).refusal?.message, 'not_admin');
      assert.equal((await restore('admin', rows)).rows.length, 3);
      assert.equal((await restore('admin', rows)).rows.length, 0);
      const stored = await db.query<{ status: string }>(
        `select status from public.bookings where id = any ($1::uuid[]) order by 1`,
        [ids],
      );
      assert.deepEqual(
        stored.map(({ status }) => status),
        ['cancelled', 'confirmed', 'confirmed', 'requested', 'requested'],
      );
    },
  },
];
