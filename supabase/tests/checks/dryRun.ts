import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert, setClock } from '../support/fixture.ts';
import { book } from './booking.ts';
import type { Check } from './check.ts';
import { bookForCaller } from './staffCalls.ts';

type Change = Partial<
  Record<'opening_hours' | 'slots' | 'closures' | 'bays' | 'services', object[]>
>;

async function dryRun(db: Db, change: Change) {
  const names = Object.keys(change).map((name, i) => `p_${name} => $${i + 1}::text::jsonb`);
  return attempt<{ name: string; reason: string }>(
    db,
    'admin',
    `select name, reason from json_to_recordset(public.bookings_outside(${names.join(', ')})) as o (name text, reason text)`,
    { parameters: Object.values(change).map((value) => JSON.stringify(value)) },
  );
}

/** The bookings that a change would break: `Ann closed_day`. */
async function broken(db: Db, change: Change): Promise<string[]> {
  const { rows, refusal } = await dryRun(db, change);
  assert.equal(refusal, undefined);
  return rows.map(({ name, reason }) => `${name} ${reason}`);
}

/** Ann at 9:00 in bay 1, Ben at 10:00 in bay 1, Cid at 16:00 in bay 2, on Tuesday. */
async function bookThree(db: Db): Promise<void> {
  await bookForCaller(db, { name: 'Ann', slot: '09:00', bay: 1 });
  await bookForCaller(db, { name: 'Ben', slot: '10:00', bay: 1, service: 'brake-service' });
  await bookForCaller(db, { name: 'Cid', slot: '16:00', bay: 2 });
}

const weekdays = (opens: string, closes: string) =>
  [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens, closes }));
/** The slots of Monday to Friday at these times. */
const slots = (...starts: string[]) =>
  [1, 2, 3, 4, 5].flatMap((weekday) => starts.map((each) => ({ weekday, starts: each })));
const closure = (closes: string | null, reopens: string | null) => [
  { first_day: '2026-03-02', last_day: '2026-03-03', closes, reopens },
];

const STORED = `select json_build_object(
  'hours', (select json_agg(h order by h.id) from public.opening_hours h),
  'slots', (select json_agg(s order by s.id) from public.slots s),
  'closures', (select json_agg(c order by c.id) from public.closures c),
  'bays', (select json_agg(b order by b.id) from public.bays b),
  'services', (select json_agg(s order by s.id) from public.services s),
  'audit', (select count(*) from public.audit_log),
  'publications', (select json_agg(p order by p.id) from public.publications p)) as stored`;

export const dryRuns: Check[] = [
  {
    name: 'bookings_outside: lists what shorter hours break, by time',
    run: async (db) => {
      await bookThree(db);
      assert.deepEqual(await broken(db, { opening_hours: weekdays('09:30', '16:30') }), [
        'Ann outside_hours',
        'Cid outside_hours',
      ]);
      assert.deepEqual(await broken(db, { opening_hours: weekdays('09:00', '16:45') }), []);
      const monday = weekdays('08:00', '20:00').slice(0, 1);
      assert.deepEqual(await broken(db, { opening_hours: monday }), [
        'Ann closed_day',
        'Ben closed_day',
        'Cid closed_day',
      ]);
    },
  },
  {
    name: 'bookings_outside: lists what a removed slot breaks, but nothing that staff entered',
    run: async (db) => {
      await book(db, { name: 'Ann', slot: '09:00' });
      await bookForCaller(db, { name: 'Dan', slot: '09:00', bay: 2 });
      await book(db, { name: 'Ben', slot: '10:00' });
      await book(db, { name: 'Cid', slot: '16:00' });
      assert.deepEqual(await broken(db, { slots: slots('10:00', '16:00') }), ['Ann invalid_slot']);
      assert.deepEqual(await broken(db, { slots: slots('09:00', '10:00', '16:00') }), []);
      const monday = slots('09:00', '10:00', '16:00').filter(({ weekday }) => weekday === 1);
      assert.deepEqual(await broken(db, { slots: monday }), [
        'Ann invalid_slot',
        'Ben invalid_slot',
        'Cid invalid_slot',
      ]);
      // Of a booking that is also outside the hours, only this reason is listed.
      const late = { opening_hours: weekdays('09:30', '20:00'), slots: slots('10:00', '16:00') };
      assert.deepEqual(await broken(db, late), ['Ann outside_hours', 'Dan outside_hours']);
    },
  },
  {
    name: 'bookings_outside: lists what closures break, and closures that are left out go',
    run: async (db) => {
      await bookThree(db);
      assert.deepEqual(await broken(db, { closures: closure('11:59', '16:00') }), [
        'Ben outside_hours',
      ]);
      assert.deepEqual(await broken(db, { closures: closure(null, null) }), [
        'Ann closed_day',
        'Ben closed_day',
        'Cid closed_day',
      ]);
      await db.run(insert('public.closures', { first_day: '2026-03-05', last_day: '2026-03-06' }));
      assert.deepEqual(await broken(db, { closures: [] }), []);
    },
  },
  {
    name: 'bookings_outside: lists what bays break that become inactive or lose equipment',
    run: async (db) => {
      await db.run(`update public.bays set equipment = '{lift}' where id = 1;
        update public.services set needs = '{lift}' where id = 'brake-service'`);
      await bookThree(db);
      assert.deepEqual(await broken(db, { bays: [{ id: 1, is_active: false }] }), [
        'Ann invalid_bay',
        'Ben invalid_bay',
      ]);
      assert.deepEqual(await broken(db, { bays: [{ id: 1, equipment: [] }] }), ['Ben invalid_bay']);
      assert.deepEqual(await broken(db, { bays: [{ id: 2, equipment: ['lift'] }] }), []);
    },
  },
  {
    name: 'bookings_outside: lists what a longer service breaks, and what new needs break',
    run: async (db) => {
      await bookThree(db);
      const oil = (minutes: number) => ({ services: [{ id: 'oil-change', minutes }] });
      assert.deepEqual(await broken(db, oil(60)), []);
      assert.deepEqual(await broken(db, oil(61)), ['Ann slot_full']);
      assert.deepEqual(await broken(db, oil(241)), ['Ann slot_full', 'Cid outside_hours']);
      // Minutes that staff chose stay.
      await bookForCaller(db, { name: 'Dan', slot: '13:00', bay: 2, minutes: 60 });
      assert.deepEqual(await broken(db, oil(241)), ['Ann slot_full', 'Cid outside_hours']);
      // What is in the other bay, and a hold that has ended, break nothing.
      await bookForCaller(db, { name: 'Eve', slot: '11:00', bay: 2, service: 'tire-rotation' });
      await db.run(`insert into public.holds (bay, starts_at, ends_at) values
        (2, '2026-03-03 08:00-05', '2026-03-03 09:30-05'), (2, '2026-03-03 17:00-05', '2026-03-03 18:00-05')`);
      assert.deepEqual(await broken(db, oil(61)), ['Ann slot_full', 'Cid bay_held']);
      const needs = { services: [{ id: 'brake-service', needs: ['lift'] }] };
      assert.deepEqual(await broken(db, needs), ['Ben invalid_bay']);
    },
  },
  {
    name: 'bookings_outside: leaves out what does not fit today either, has passed or is not confirmed',
    run: async (db) => {
      await bookThree(db);
      const early = { opening_hours: weekdays('09:30', '20:00') };
      await db.run(`update public.opening_hours set opens = '09:15' where weekday = 2`);
      assert.deepEqual(await broken(db, early), []);
      await db.run(`update public.opening_hours set opens = '08:00' where weekday = 2`);
      await db.run(`update public.bookings set status = 'completed' where name = 'Ben'`);
      assert.deepEqual(await broken(db, { closures: closure(null, null) }), [
        'Ann closed_day',
        'Cid closed_day',
      ]);
      await db.run(setClock('2026-03-03T12:00:00-05:00'));
      assert.deepEqual(await broken(db, { closures: closure(null, null) }), ['Cid closed_day']);
    },
  },
  {
    name: 'bookings_outside: changes nothing',
    run: async (db) => {
      await bookThree(db);
      const [before] = await db.query(STORED);
      await broken(db, {
        opening_hours: weekdays('10:00', '12:00'),
        slots: slots('10:00'),
        closures: closure(null, null),
        bays: [{ id: 1, is_active: false }],
        services: [{ id: 'oil-change', minutes: 60 }],
      });
      assert.deepEqual(await db.query(STORED), [before]);
    },
  },
  {
    name: 'bookings_outside: rejects rows that saving rejects',
    run: async (db) => {
      const twice = [...weekdays('08:00', '12:00'), ...weekdays('12:00', '14:00')];
      const overlapping = await dryRun(db, { opening_hours: twice });
      assert.equal(overlapping.refusal?.rule, 'opening_hours_once');
      const none = [1, 2].map((id) => ({ id, is_active: false }));
      assert.equal((await dryRun(db, { bays: none })).refusal?.message, 'last_bay');
    },
  },
];
