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

interface Recent {
  name: string;
  same_network: number;
}

/** The bookings that visitors made within a day, as staff get them. */
async function recent(db: Db, text = '', actor: Actor = 'admin'): Promise<Recent[]> {
  const { rows } = await attempt<{ found: Recent[] }>(
    db,
    actor,
    'select public.search_bookings($1, true) as found',
    { parameters: [text] },
  );
  return rows[0]?.found ?? [];
}

const notices = async (db: Db) =>
  (await db.query(`select from private.outbox where kind = 'staff_flood'`)).length;

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
    name: 'recent bookings: those of the same network come first, with their number, and a search finds among them',
    run: async (db) => {
      const choices = (await freeMonth(db)).filter(({ slot }) => slot === '13:00');
      const networks = ['9', '1', '2', '1', '3', '2', '1'];
      for (const [i, network] of networks.entries()) {
        const name = `Rosa n${network}x${i}`;
        await bookFrom(db, `198.51.${network}.7`, { service: BRAKES, ...choices[i], name });
      }
      const counts = async (text?: string) =>
        (await recent(db, text)).map(({ name, same_network }) => `${name}: ${same_network}`);
      const [first, second, third, ...rest] = await counts();
      assert.deepEqual([first, second, third].sort(), [
        'Rosa n1x1: 3',
        'Rosa n1x3: 3',
        'Rosa n1x6: 3',
      ]);
      assert.deepEqual(rest.slice(0, 2).sort(), ['Rosa n2x2: 2', 'Rosa n2x5: 2']);
      assert.deepEqual(rest.slice(2, 4).sort(), ['Rosa n3x4: 1', 'Rosa n9x0: 1']);
      assert.deepEqual(await counts('rosa n1x6'), ['Rosa n1x6: 3']);
      // The fixture has stored one, without a network.
      assert.equal((await recent(db)).at(-1)?.same_network, 0);
      assert.deepEqual(await recent(db, '', 'user'), []);
    },
  },
  {
    name: 'recent bookings: only open ones of visitors, to come and made within a day',
    run: async (db) => {
      const choices = (await freeMonth(db)).filter(({ slot }) => slot === '13:00');
      const changes = [
        `status = 'cancelled', bay = null`,
        `stage = 'arrived'`,
        'by_staff = true',
        `created_at = now() - interval '25 hours'`,
        `starts_at = '2026-03-01', ends_at = '2026-03-01 00:30'`,
        `name = 'Stays'`,
      ];
      await db.run('delete from public.bookings');
      await db.run('alter table public.bookings disable trigger user');
      for (const [i, change] of changes.entries()) {
        await db.run('alter table public.bookings enable trigger user');
        const { answer } = await book(db, { service: BRAKES, ...choices[i] });
        await db.run('alter table public.bookings disable trigger user');
        await db.run(
          `update public.bookings set ${change} where reference = '${answer?.reference}'`,
        );
      }
      assert.deepEqual(
        (await recent(db)).map(({ name }) => name),
        ['Stays'],
      );
    },
  },
  {
    name: 'flood of bookings: staff get a notice of 20 bookings a day',
    run: async (db) => {
      const choices = (await freeMonth(db)).filter(({ slot }) => ['13:00', '15:00'].includes(slot));
      // The fixture has stored one.
      for (const [i, choice] of choices.slice(0, 19).entries()) {
        assert.equal(await notices(db), 0);
        await bookFrom(db, `198.51.${i}.7`, { service: BRAKES, ...choice });
      }
      assert.equal(await notices(db), 1);
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
      assert.equal(await notices(db), 0);
      await add(1, '1 hour');
      assert.equal(await notices(db), 1);
    },
  },
];
