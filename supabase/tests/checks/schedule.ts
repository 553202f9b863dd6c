import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert, VALID } from '../support/fixture.ts';
import { FAIL_ON_LOCK } from './accounts.ts';
import { book, bookingRefused, CHOICE, freeSlots } from './booking.ts';
import type { Check } from './check.ts';

/** Runs a statement as an administrator, who must be allowed to. */
async function save(db: Db, sql: string): Promise<void> {
  const { refusal } = await attempt(db, 'admin', sql);
  assert.equal(refusal, undefined);
}

/** Moves a booking as an administrator. Returns the error's message, or the booking's bay. */
async function move(db: Db, reference: string | undefined, changes: string) {
  const { rows, refusal } = await attempt<{ bay: number | null }>(
    db,
    'admin',
    `update public.bookings set ${changes} where reference = $1 returning bay`,
    { parameters: [reference] },
  );
  return refusal ? refusal.message : rows[0]?.bay;
}

const hold = (bay: number, from: string, to: string) =>
  insert('public.holds', {
    bay,
    starts_at: `2026-03-03 ${from}-05`,
    ends_at: `2026-03-03 ${to}-05`,
  });

const noon = `weekday = 2 and starts = '11:00'`;
const TUESDAY = CHOICE.date;
const SATURDAY = '2026-03-07';

const LOCKED: Record<string, string> = {
  services: 'update public.services set price = 1',
  opening_hours: 'update public.opening_hours set closes = closes',
  slots: 'delete from public.slots',
  closures: insert('public.closures', VALID.closures),
  offers: insert('public.offers', VALID.offers),
  bays: `update public.bays set name = name || '!'`,
  holds: 'delete from public.holds',
};

export const schedule: Check[] = [
  {
    name: 'schedule: a day that opens later rejects earlier slots, for visitors and staff',
    run: async (db) => {
      const { answer } = await book(db, { slot: '13:00' });
      await save(db, `update public.opening_hours set opens = '12:00' where weekday = 2`);
      await bookingRefused(db, { slot: '11:00' }, 'outside_hours');
      const afternoon = ['13:00 1', '14:00 2', '15:00 2', '16:00 2'];
      assert.deepEqual(await freeSlots(db, [], TUESDAY), afternoon);
      assert.equal(await move(db, answer?.reference, `requested_slot = '09:00'`), 'outside_hours');
      assert.equal(await move(db, answer?.reference, `requested_slot = '14:00'`), 1);
    },
  },
  {
    name: 'schedule: a booking ends within the opening hours and never lasts into a break',
    run: async (db) => {
      await save(db, `update public.opening_hours set closes = '11:45' where weekday = 2`);
      await save(
        db,
        insert('public.opening_hours', { weekday: 2, opens: '12:30', closes: '16:30' }),
      );
      assert.ok((await book(db, { service: 'oil-change', slot: '11:00' })).answer);
      assert.ok((await book(db, { service: 'tire-rotation', slot: '16:00' })).answer);
      await bookingRefused(db, { service: 'wheel-alignment', slot: '11:00' }, 'outside_hours');
      await bookingRefused(db, { service: 'oil-change', slot: '16:00' }, 'outside_hours');
      assert.deepEqual(await freeSlots(db, ['brake-service'], TUESDAY), [
        '09:00 2',
        '13:00 2',
        '14:00 2',
      ]);
    },
  },
  {
    name: 'schedule: a weekday without opening hours is closed, also for staff',
    run: async (db) => {
      const { answer } = await book(db, { date: '2026-03-04' });
      await save(db, 'delete from public.opening_hours where weekday = 2');
      await bookingRefused(db, {}, 'closed_day');
      assert.deepEqual(await freeSlots(db, [], TUESDAY), []);
      const moved = await move(db, answer?.reference, `requested_date = '${TUESDAY}'`);
      assert.equal(moved, 'closed_day');
    },
  },
  {
    name: 'schedule: a closure of some hours rejects what overlaps it, on each of its days',
    run: async (db) => {
      const row = { first_day: TUESDAY, last_day: '2026-03-04', closes: '10:30', reopens: '13:00' };
      await save(db, insert('public.closures', row));
      for (const date of [TUESDAY, '2026-03-04']) {
        await bookingRefused(db, { date, slot: '10:00' }, 'outside_hours');
        assert.deepEqual(await freeSlots(db, ['oil-change'], date), [
          ...['09:00 2', '13:00 2', '14:00 2', '15:00 2', '16:00 2'],
        ]);
        assert.ok((await book(db, { date, slot: '13:00' })).answer);
      }
      assert.equal((await freeSlots(db, ['oil-change'], '2026-03-05')).length, 7);
      await save(
        db,
        `update public.closures set closes = null, reopens = null where closes = '10:30'`,
      );
      await bookingRefused(db, {}, 'closed_day');
    },
  },
  {
    name: 'schedule: the slots of a weekday are those of its rows',
    run: async (db) => {
      await save(db, insert('public.slots', { weekday: 6, starts: '09:30' }));
      assert.equal((await book(db, { date: SATURDAY, slot: '09:30' })).refusal, undefined);
      await bookingRefused(db, { date: SATURDAY, slot: '10:00' }, 'invalid_slot');
      await bookingRefused(db, { date: TUESDAY, slot: '09:30' }, 'invalid_slot');
      await save(db, `delete from public.slots where ${noon}`);
      const { answer } = await book(db, { slot: '10:00' });
      await bookingRefused(db, { slot: '11:00' }, 'invalid_slot');
      assert.equal(await move(db, answer?.reference, `requested_slot = '11:00'`), 1);
      assert.equal(await move(db, answer?.reference, `requested_slot = 'noon'`), 'invalid_slot');
      assert.deepEqual(await freeSlots(db, [], SATURDAY), ['09:30 1']);
      assert.deepEqual(await freeSlots(db, [], TUESDAY), [
        ...['09:00 2', '10:00 2', '13:00 2', '14:00 2', '15:00 2', '16:00 2'],
      ]);
    },
  },
  {
    name: 'schedule: staff book a walk-in at any minute of the opening hours',
    run: async (db) => {
      const { answer } = await book(db);
      const changes = `is_walk_in = true, requested_slot =`;
      assert.equal(await move(db, answer?.reference, `requested_slot = '12:20'`), 'invalid_slot');
      assert.equal(await move(db, answer?.reference, `${changes} '12:20'`), 1);
      assert.equal(await move(db, answer?.reference, `${changes} '19:30'`), 'outside_hours');
      assert.equal(await move(db, answer?.reference, `${changes} '25:00'`), 'invalid_slot');
      assert.deepEqual(await freeSlots(db, ['oil-change'], TUESDAY, 4), [
        ...['09:00 2', '10:00 2', '11:00 2', '13:00 1'],
      ]);
    },
  },
  {
    name: 'schedule: a held bay takes no booking while it is held',
    run: async (db) => {
      await save(db, hold(1, '09:30', '11:00'));
      assert.deepEqual((await freeSlots(db, ['oil-change'], TUESDAY)).slice(0, 3), [
        '09:00 1',
        '10:00 1',
        '11:00 2',
      ]);
      const { answer } = await book(db, { slot: '10:00' });
      assert.equal(await move(db, answer?.reference, `notes = 'x'`), 2);
      await bookingRefused(db, { slot: '10:00' }, 'slot_full', 'PT409');
      // The hold ends when the booking begins.
      assert.ok((await book(db, { slot: '11:00' })).answer);
      assert.equal(await move(db, answer?.reference, `requested_slot = '11:00'`), 2);
    },
  },
  {
    name: 'schedule: a hold is rejected while a booking occupies its bay',
    run: async (db) => {
      await book(db, { slot: '10:00' });
      const { refusal } = await attempt(db, 'admin', hold(1, '10:44', '12:00'));
      assert.deepEqual([refusal?.message, refusal?.code], ['bay_taken', 'PT409']);
      await save(db, hold(2, '09:00', '12:00'));
      const moved = await attempt(db, 'admin', `update public.holds set bay = 1 where bay = 2`);
      assert.equal(moved.refusal?.message, 'bay_taken');
      await save(db, hold(1, '08:00', '10:00'));
      await save(db, hold(1, '10:45', '12:00'));
      const byUser = await attempt(db, 'user', hold(1, '10:44', '12:00'));
      assert.equal(byUser.refusal?.code, '42501');
    },
  },
  {
    name: 'schedule: an inactive bay takes no booking, and its holds take no other bay',
    run: async (db) => {
      await save(db, hold(1, '08:00', '20:00'));
      await save(db, 'update public.bays set is_active = false where id = 1');
      const { answer } = await book(db);
      assert.equal(await move(db, answer?.reference, `notes = 'x'`), 2);
      await bookingRefused(db, {}, 'slot_full', 'PT409');
    },
  },
  {
    name: 'schedule: a service that needs equipment takes a bay that has it',
    run: async (db) => {
      await save(db, `update public.bays set equipment = '{lift,alignment-rack}' where id = 2`);
      await save(db, `update public.services set needs = '{lift}' where id = 'brake-service'`);
      const lifted = { service: 'brake-service', slot: '10:00' };
      const { answer } = await book(db, lifted);
      assert.equal(await move(db, answer?.reference, `notes = 'x'`), 2);
      await bookingRefused(db, lifted, 'slot_full', 'PT409');
      assert.deepEqual(await freeSlots(db, ['brake-service'], '2026-03-04', 1), ['09:00 1']);
      assert.ok((await book(db, { service: 'oil-change', slot: '10:00' })).answer);
      // The services of a booking together need what each of them needs.
      const both = { date: '2026-03-05', further_services: ['brake-service'] };
      assert.ok((await book(db, both)).answer);
      await bookingRefused(db, both, 'slot_full', 'PT409');
    },
  },
  {
    name: 'schedule: a booking with several services lasts as long as all of them',
    run: async (db) => {
      const several = { slot: '15:00', further_services: ['brake-service', 'tire-rotation'] };
      const { answer } = await book(db, { ...several, waits: true });
      assert.deepEqual([answer?.service, answer?.ends_at], ['oil-change', '2026-03-03T23:15:00Z']);
      assert.deepEqual(
        await db.query('select further_services, waits from public.bookings where bay = 1'),
        [{ further_services: several.further_services, waits: true }],
      );
      assert.equal(await move(db, answer?.reference, `further_services = '{}'`), 1);
      assert.deepEqual(await freeSlots(db, ['oil-change'], TUESDAY, 7), [
        ...['09:00 2', '10:00 2', '11:00 2', '13:00 2', '14:00 2', '15:00 1', '16:00 2'],
      ]);
      await bookingRefused(
        db,
        {
          slot: '16:00',
          further_services: ['brake-service', 'wheel-alignment', 'engine-diagnostic'],
        },
        'outside_hours',
      );
      await bookingRefused(db, { further_services: ['car-wash'] }, 'invalid_service');
      // A visitor books each service once; the counter may enter one twice.
      const twice = { slot: '09:00', further_services: ['oil-change'] };
      await bookingRefused(db, twice, 'invalid_service');
      assert.ok((await book(db, twice, { actor: 'admin' })).answer);
      const unknown = await move(db, answer?.reference, `further_services = '{car-wash}'`);
      assert.equal(unknown, 'invalid_service');
      const request = await attempt(
        db,
        'admin',
        `update public.bookings set service = 'oil-change', further_services = '{car-wash}' where status = 'requested'`,
      );
      assert.equal(request.refusal?.message, 'invalid_service');
    },
  },
  {
    name: 'schedule: staff add, change and end services without a release',
    run: async (db) => {
      await save(db, insert('public.services', VALID.services));
      const repair = { service: 'flat-repair' };
      assert.equal((await book(db, repair)).answer?.ends_at, '2026-03-03T14:30:00Z');
      await save(db, `update public.services set minutes = 40 where id = 'flat-repair'`);
      assert.equal((await book(db, repair)).answer?.ends_at, '2026-03-03T14:40:00Z');
      await save(db, `update public.services set in_wizard = false where id = 'flat-repair'`);
      await bookingRefused(db, repair, 'invalid_service');
      assert.ok((await book(db, { ...repair, slot: '10:00' }, { actor: 'admin' })).answer);
      assert.ok((await book(db, { ...repair, slot: '10:00' }, { actor: 'service' })).answer);
      await save(db, `update public.services set is_active = false where id = 'flat-repair'`);
      const { refusal } = await book(db, repair, { actor: 'admin' });
      assert.equal(refusal?.message, 'invalid_service');
    },
  },
  {
    name: 'slot_availability: returns only days of the booking window, and rejects unknown services',
    run: async (db) => {
      const days = await attempt(
        db,
        'anonymous',
        `select min(day)::text as from, max(day)::text as to, count(*)::int as n
         from public.slot_availability('{oil-change}', '2000-01-01', '2100-01-01') where bays > 0`,
      );
      // On the first day the four slots of the afternoon remain.
      assert.deepEqual(days.rows, [{ from: '2026-03-02', to: '2026-04-01', n: 22 * 7 + 4 }]);
      for (const services of ['{car-wash}', '{oil-change,car-wash}', '{NULL}']) {
        const sql = `select public.slot_availability('${services}', '2026-03-02', '2026-03-03')`;
        assert.equal((await attempt(db, 'anonymous', sql)).refusal?.message, 'invalid_service');
      }
    },
  },
  ...Object.entries(LOCKED).map(
    ([table, sql]): Check => ({
      name: `schedule: every change of ${table} waits for the lock on bookings`,
      run: async (db) => {
        await db.run(FAIL_ON_LOCK);
        const { refusal } = await attempt(db, 'admin', sql);
        assert.equal(refusal?.message, 'waits for bookings');
      },
    }),
  ),
];
