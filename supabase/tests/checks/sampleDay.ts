import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { attempt } from '../support/actors.ts';
import { type Db, withSavepointRollback } from '../support/db.ts';
import { BOOKING, setClock } from '../support/fixture.ts';
import type { Check } from './check.ts';
import { rowsOf } from './outboxRows.ts';

const DAY = readFileSync('supabase/sample_day.sql', 'utf8');

const CLOSURE = `insert into public.closures (first_day, last_day) values ('2026-11-26', '2026-11-26');`;

/** Lets a trial start at an instant. */
const startAt = (db: Db, instant: string) =>
  db.run(`${setClock(instant)} delete from public.holds; ${CLOSURE} ${DAY}`);

/** The day and the time of the shop's wall clock, with what is added to it. */
const OPEN = [
  ['a Monday, a minute after it opens', '2026-03-02 08:01'],
  ['a Tuesday morning', '2026-03-03 09:52'],
  ['a Wednesday at noon', '2026-03-04 12:00'],
  ['a Thursday afternoon', '2026-03-05 15:15'],
  ['a late Friday', '2026-03-06 19:29'],
  ['a Friday, a minute before it closes', '2026-03-06 19:59'],
  ['a Saturday', '2026-03-07 12:07'],
  ['a Saturday, a minute before it closes', '2026-03-07 16:59'],
  ['the day before the clock is put forward', '2026-03-07 16:31'],
  ['the day after it', '2026-03-09 08:20'],
  ['the day after the clock is put back', '2026-11-02 11:44'],
  ['the last hours of a year', '2026-12-31 18:10'],
] as const;

/** With the next day that is open. */
const CLOSED = [
  ['before it opens', '2026-03-02 07:59', '2026-03-02'],
  ['the minute it closes', '2026-03-03 20:00', '2026-03-04'],
  ['a late Friday evening', '2026-03-06 23:59', '2026-03-07'],
  ['a Saturday evening', '2026-03-07 17:00', '2026-03-09'],
  ['a Sunday', '2026-03-01 12:00', '2026-03-02'],
  ['the Sunday when the clock is put forward', '2026-03-08 03:30', '2026-03-09'],
  ['the hour that comes twice', '2026-11-01 01:30', '2026-11-02'],
  ['a day that is closed', '2026-11-26 10:00', '2026-11-27'],
] as const;

const SHOP = (wall: string) => `('${wall}'::timestamp at time zone private.shop_zone())`;

interface Example {
  status: string;
  stage: string | null;
  language: string;
  walks: boolean;
  day: string | null;
  isOver: boolean | null;
  isToday: boolean | null;
}

const examplesOf = (db: Db) =>
  db.query<Example>(
    `select status, stage, language, is_walk_in as walks,
       (starts_at at time zone private.shop_zone())::date::text as day,
       starts_at < private.shop_now() as "isOver",
       (starts_at at time zone private.shop_zone())::date = private.shop_today() as "isToday"
     from public.bookings where is_sample order by starts_at`,
  );

const isLate = ({ status, stage, isOver }: Example) =>
  status === 'confirmed' && stage === null && isOver;

/** Examples that are outside the hours, take more than half of the bays at a time, or do not fit. */
const MISPLACED = `
  select b.reference from public.bookings b,
    private.open_times(b.requested_date, b.requested_date) o
  where b.is_sample and b.bay is not null and (
    not tsrange(b.starts_at at time zone private.shop_zone(), b.ends_at at time zone private.shop_zone()) <@ o.open_at
    or 2 * (select count(distinct n.bay) from public.bookings n
        where n.bay is not null and n.starts_at <= b.starts_at and n.ends_at > b.starts_at)
      > (select count(*) from public.bays y where y.is_active)
    or (select count(*) from public.bookings n where n.bay = b.bay and n.starts_at < b.ends_at and n.ends_at > b.starts_at) > 1)
  union all select m.id::text from private.misfits() m`;

const SAMPLE_TABLES = `select c.table_name as table from information_schema.columns c
  where c.table_schema = 'public' and c.column_name = 'is_sample'`;

const count = async (db: Db, from: string) =>
  (await db.query<{ rows: number }>(`select count(*)::int as rows from ${from}`))[0]?.rows;

async function expectDay(db: Db, what: string): Promise<Example[]> {
  const examples = await examplesOf(db);
  assert.equal(examples.length, 12, what);
  assert.equal(examples.filter(({ day }) => day === null).length, 2, what);
  assert.deepEqual([...new Set(examples.map(({ language }) => language))].sort(), ['en', 'es']);
  assert.deepEqual(await db.query(MISPLACED), [], what);
  const tires = 'public.booking_tires t join public.bookings b on b.id = t.booking and b.is_sample';
  assert.equal(await count(db, tires), 1, what);
  assert.equal(await count(db, 'public.contact_messages where is_sample'), 3, what);
  return examples;
}

const EXAMPLE = `select id from public.bookings where is_sample`;
/** After noon. */
const FUTURE = `${EXAMPLE} and starts_at >= '2026-03-02 18:00Z' and not is_walk_in limit 1`;

/** What staff do with an example. */
const CHANGES = [
  `update public.bookings set stage = 'ready' where is_sample and status = 'confirmed'`,
  `update public.bookings set status = 'completed' where is_sample and status = 'confirmed'`,
  `update public.bookings set status = 'cancelled' where is_sample and status = 'confirmed'`,
  `update public.bookings set status = 'confirmed', service = 'oil-change', requested_date = '2026-03-05', requested_slot = '11:00'
   where is_sample and status = 'requested'`,
  `update public.bookings set requested_date = '2026-03-05', requested_slot = '14:00' where id = (${FUTURE})`,
  `update public.bookings set email = 'real@example.com' where id = (${FUTURE})`,
  `select public.consent_for_caller(id) from public.bookings where is_sample and by_staff limit 1`,
];

const OF_EXAMPLES = `o.booking_id in (${EXAMPLE})
  or o.contact_message_id in (select id from public.contact_messages where is_sample)`;

export const sampleDay: Check[] = [
  {
    name: 'sample day: around the present hour there is a late car, a walk-in and one with tires',
    run: async (db) => {
      for (const [what, wall] of OPEN) {
        await withSavepointRollback(db, async () => {
          await startAt(db, await instantOf(db, wall));
          const examples = await expectDay(db, what);
          const today = examples.filter(({ isToday }) => isToday);
          assert.equal(today.filter(isLate).length, 1, what);
          assert.equal(today.filter(({ walks, stage }) => walks && stage === 'arrived').length, 1);
          assert.equal(examples.filter(({ walks }) => walks).length, 1, what);
          const states = new Set(examples.map(({ status, stage }) => stage ?? status));
          assert.ok(states.size >= 4, `${what}: ${[...states]}`);
          const later = examples.filter(({ isToday }) => isToday === false);
          assert.equal(new Set(later.map(({ day }) => day)).size, later.length ? 1 : 0, what);
        });
      }
    },
  },
  {
    name: 'sample day: outside the opening hours it is the next open day, and nothing of it has happened',
    run: async (db) => {
      for (const [what, wall, day] of CLOSED) {
        await withSavepointRollback(db, async () => {
          await startAt(db, await instantOf(db, wall));
          const examples = await expectDay(db, what);
          const placed = examples.filter((example) => example.day !== null);
          assert.deepEqual([...new Set(placed.map((example) => example.day))], [day], what);
          for (const { status, stage, walks } of placed) {
            assert.deepEqual([status, stage, walks], ['confirmed', null, false], what);
          }
        });
      }
    },
  },
  {
    name: 'sample day: at each time of a week it has its bookings, in hours that are open',
    run: async (db) => {
      // Other minutes of other hours each day: 7 * 24 is no multiple of 277 minutes.
      for (let minutes = 0; minutes < 7 * 24 * 60; minutes += 277) {
        await withSavepointRollback(db, async () => {
          const instant = Date.UTC(2026, 2, 5, 5, minutes);
          await startAt(db, new Date(instant).toISOString());
          await expectDay(db, new Date(instant).toISOString());
        });
      }
    },
  },
  {
    name: 'sample day: a shop that never opens has the requests only',
    run: async (db) => {
      await db.run(`delete from public.opening_hours; ${DAY}`);
      assert.deepEqual((await examplesOf(db)).map(({ status }) => status).sort(), [
        'cancelled',
        'requested',
      ]);
    },
  },
  {
    name: 'sample day: no message is written about an example, whatever staff do with it',
    run: async (db) => {
      await db.run(`update public.settings set value = 'on' where key = 'sms'`);
      await startAt(db, await instantOf(db, '2026-03-02 12:00'));
      assert.deepEqual(await rowsOf(db, OF_EXAMPLES), []);
      for (const change of CHANGES) {
        await withSavepointRollback(db, async () => {
          const { refusal } = await attempt(db, 'admin', change);
          assert.equal(refusal, undefined, change);
          assert.deepEqual(await rowsOf(db, OF_EXAMPLES), [], change);
        });
      }
    },
  },
  {
    name: 'sample day: one press of an administrator deletes it with the sample products, and nothing else',
    run: async (db) => {
      await startAt(db, await instantOf(db, '2026-03-02 12:00'));
      const { refusal } = await attempt(db, 'user', 'select public.delete_samples()');
      assert.equal(refusal?.message, 'not_admin');
      for (const _ of ['the press', 'a press that is repeated']) {
        await attempt(db, 'admin', 'select public.delete_samples()');
        for (const { table } of await db.query<{ table: string }>(SAMPLE_TABLES)) {
          assert.equal(await count(db, `public.${table} where is_sample`), 0, table);
          assert.equal(await count(db, `public.${table}`), 1, table);
        }
      }
      assert.equal(await count(db, `public.booking_tires where booking = '${BOOKING}'`), 1);
    },
  },
];

const instantOf = async (db: Db, wall: string) =>
  (await db.query<{ at: string }>(`select ${SHOP(wall)}::text as at`))[0]?.at ?? '';
