import assert from 'node:assert/strict';
import { ACCOUNTS, type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert } from '../support/fixture.ts';
import { FAIL_ON_LOCK } from './accounts.ts';
import { book, bookingRefused } from './booking.ts';
import type { Check } from './check.ts';
import { bookForCaller, placeInBay, type StaffBooking, search } from './staffCalls.ts';

const OUTSIDERS: Actor[] = ['user', 'removed'];

/** What a call was rejected with: the message and the SQLSTATE. */
const reason = ({ refusal }: { refusal: { message: string; code: string } | undefined }) => [
  refusal?.message,
  refusal?.code,
];

const change = (db: Db, booking: StaffBooking | undefined, changes: string) =>
  attempt<{ stage: string | null; bay: number | null }>(
    db,
    'admin',
    `update public.bookings set ${changes} where id = $1 returning stage, bay`,
    { parameters: [booking?.id] },
  );

async function onlyBooking(db: Db): Promise<StaffBooking | undefined> {
  return (await search(db, 'Rosa')).rows[0];
}

export const staffBookings: Check[] = [
  {
    name: 'book_for_caller: books with name and phone only, in the chosen bay and for the chosen minutes',
    run: async (db) => {
      const { row, refusal } = await bookForCaller(db, { bay: 2, minutes: 90 });
      assert.equal(refusal, undefined);
      assert.deepEqual([row?.status, row?.bay, row?.lasts], ['confirmed', 2, 90]);
      assert.match(row?.reference ?? '', /^...-...$/);
      const unchosen = await bookForCaller(db, { slot: '13:00' });
      assert.deepEqual([unchosen.row?.bay, unchosen.row?.lasts], [1, 45]);
    },
  },
  {
    name: 'book_for_caller: stores everything that was entered, without surrounding blanks',
    run: async (db) => {
      await bookForCaller(db, {
        name: ' Bill Ortiz ',
        phone: ' (770) 555-0199 ',
        email: ' bill@example.com ',
        vehicle: ' 2019 Toyota Camry ',
        plate: ' ABC 1234 ',
        notes: ' Brakes squeak ',
        further_services: '{tire-rotation}',
        waits: true,
        is_walk_in: true,
        language: 'es',
        slot: '12:20',
      });
      const stored = await db.query(
        `select name, phone, email, vehicle, plate, notes, further_services, waits, is_walk_in, language, by_staff
         from public.bookings where bay is not null`,
      );
      assert.deepEqual(stored, [
        {
          name: 'Bill Ortiz',
          phone: '(770) 555-0199',
          email: 'bill@example.com',
          vehicle: '2019 Toyota Camry',
          plate: 'ABC 1234',
          notes: 'Brakes squeak',
          further_services: ['tire-rotation'],
          waits: true,
          is_walk_in: true,
          language: 'es',
          by_staff: true,
        },
      ]);
    },
  },
  {
    name: 'book_for_caller: only a walk-in may have neither phone number nor e-mail address',
    run: async (db) => {
      const unreachable = { phone: '', email: '' };
      const walkIn = await bookForCaller(db, { ...unreachable, is_walk_in: true });
      assert.deepEqual([walkIn.row?.status, walkIn.row?.stage], ['confirmed', 'arrived']);
      assert.equal((await bookForCaller(db, unreachable)).refusal?.rule, 'bookings_phone');
      // It has no number in common with another one.
      await bookForCaller(db, { ...unreachable, is_walk_in: true, name: 'Other' });
      const { rows } = await attempt<{ count: number }>(
        db,
        'admin',
        `select (public.customer_history($1) ->> 'count')::int as count`,
        { parameters: [walkIn.row?.id] },
      );
      assert.deepEqual(rows, [{ count: 1 }]);
    },
  },
  {
    name: 'book_for_caller: without service, date or slot it stores a request',
    run: async (db) => {
      for (const missing of [{ service: null }, { date: null }, { slot: null }]) {
        const { row } = await bookForCaller(db, { ...missing, bay: 2 });
        assert.deepEqual([row?.status, row?.bay], ['requested', null]);
      }
    },
  },
  {
    name: 'book_for_caller: rejects what does not fit, except for the booking window and the slots',
    run: async (db) => {
      assert.equal((await bookForCaller(db, { date: '2026-05-05' })).row?.status, 'confirmed');
      for (const [values, message] of [
        [{ slot: '12:20' }, 'invalid_slot'],
        [{ date: '2026-03-08', slot: '09:00', is_walk_in: true }, 'closed_day'],
        [{ slot: '16:00', minutes: 300 }, 'outside_hours'],
        [{ service: 'car-wash' }, 'invalid_service'],
        [{ further_services: '{car-wash}' }, 'invalid_service'],
      ] as const) {
        assert.equal((await bookForCaller(db, values)).refusal?.message, message);
      }
      await db.run(`update public.services set is_active = false where id = 'oil-change'`);
      assert.equal((await bookForCaller(db)).refusal?.message, 'invalid_service');
    },
  },
  {
    name: 'book_for_caller: a chosen bay that is taken, inactive or without the equipment is rejected',
    run: async (db) => {
      await bookForCaller(db, { bay: 2 });
      assert.deepEqual(reason(await bookForCaller(db, { bay: 2 })), ['bay_taken', 'PT409']);
      const hold = { bay: 1, starts_at: '2026-03-03 15:30-05', ends_at: '2026-03-03 18:00-05' };
      await db.run(insert('public.holds', hold));
      const held = await bookForCaller(db, { bay: 1, slot: '15:00' });
      assert.deepEqual(reason(held), ['bay_taken', 'PT409']);
      await db.run(`update public.services set needs = '{lift}' where id = 'brake-service'`);
      const lifted = { service: 'brake-service', slot: '13:00', bay: 1 };
      assert.deepEqual(reason(await bookForCaller(db, lifted)), ['invalid_bay', '22023']);
      await db.run(`update public.bays set equipment = '{lift}' where id = 1`);
      assert.equal((await bookForCaller(db, lifted)).row?.bay, 1);
      await db.run('update public.bays set is_active = false where id = 2');
      const inactive = await bookForCaller(db, { slot: '11:00', bay: 2 });
      assert.equal(inactive.refusal?.message, 'invalid_bay');
      assert.equal((await bookForCaller(db)).refusal?.message, 'slot_full');
    },
  },
  {
    name: 'book_for_caller: a visitor’s booking needs e-mail and vehicle as before',
    run: async (db) => {
      await bookingRefused(db, { email: '' }, 'invalid_email');
      await bookingRefused(db, { vehicle: '' }, 'invalid_vehicle');
      await book(db);
      for (const column of ['email', 'vehicle']) {
        const sql = `update public.bookings set ${column} = '' where bay = 1`;
        assert.equal((await attempt(db, 'admin', sql)).refusal?.rule, `bookings_${column}`);
      }
    },
  },
  {
    name: 'place_in_bay: moves to exactly this time, bay and duration',
    run: async (db) => {
      const { row } = await bookForCaller(db, { bay: 2 });
      const moved = await placeInBay(db, row, { minutes: 30 });
      assert.deepEqual([moved.row?.bay, moved.row?.lasts], [1, 30]);
      const [at] = await db.query(
        `select requested_date::text as date, requested_slot as slot, (starts_at at time zone 'UTC')::text as at
         from public.bookings where bay = 1`,
      );
      assert.deepEqual(at, { date: '2026-03-04', slot: '10:00', at: '2026-03-04 15:00:00' });
      // Only longer, then only in another bay, then without chosen minutes and bay.
      const longer = await placeInBay(db, moved.row, { minutes: 120 });
      assert.deepEqual([longer.row?.bay, longer.row?.lasts], [1, 120]);
      const other = await placeInBay(db, longer.row, { bay: 2, minutes: 120 });
      assert.deepEqual([other.row?.bay, other.row?.lasts], [2, 120]);
      const usual = await placeInBay(db, other.row, { bay: null });
      assert.deepEqual([usual.row?.bay, usual.row?.lasts], [2, 45]);
    },
  },
  {
    name: 'place_in_bay: rejects a bay that is taken, also its own at another time, and changes nothing',
    run: async (db) => {
      const { row } = await bookForCaller(db, { bay: 1 });
      await bookForCaller(db, { bay: 1, slot: '11:00' });
      await bookForCaller(db, { bay: 2, slot: '13:00' });
      const tuesday = { date: '2026-03-03' };
      for (const values of [
        { ...tuesday, slot: '11:00', bay: 1 },
        { ...tuesday, slot: '13:00', bay: 2 },
        { ...tuesday, slot: '09:00', bay: 1, minutes: 121 },
      ]) {
        assert.deepEqual(reason(await placeInBay(db, row, values)), ['bay_taken', 'PT409']);
      }
      // The version that was read is still the present one.
      const fits = { ...tuesday, slot: '09:00', bay: 1, minutes: 120 };
      assert.equal((await placeInBay(db, row, fits)).row?.lasts, 120);
    },
  },
  {
    name: 'place_in_bay: rejects a booking that was changed since it was read, and an unknown one',
    run: async (db) => {
      const { row } = await bookForCaller(db);
      assert.ok((await placeInBay(db, row)).row);
      assert.deepEqual(reason(await placeInBay(db, row)), ['conflict', 'PT409']);
      assert.deepEqual(reason(await placeInBay(db, row, { updated_at: null })), [
        'conflict',
        'PT409',
      ]);
      const unknown = { id: ACCOUNTS.user, updated_at: row?.updated_at ?? '' };
      assert.deepEqual(reason(await placeInBay(db, unknown)), ['not_found', 'PT404']);
    },
  },
  {
    name: 'place_in_bay: confirms a request and a cancelled booking, once it has a service',
    run: async (db) => {
      const request = await onlyBooking(db);
      assert.equal((await placeInBay(db, request)).refusal?.message, 'time_missing');
      await change(db, request, `status = 'completed'`);
      const closed = await placeInBay(db, await onlyBooking(db));
      assert.equal(closed.refusal?.message, 'time_missing');
      await change(db, request, `status = 'requested'`);
      await change(db, request, `service = 'oil-change'`);
      const chosen = await onlyBooking(db);
      for (const missing of [{ date: null }, { slot: null }]) {
        assert.equal((await placeInBay(db, chosen, missing)).refusal?.message, 'time_missing');
      }
      const placed = await placeInBay(db, chosen);
      assert.deepEqual([placed.row?.status, placed.row?.bay], ['confirmed', 1]);
      await change(db, placed.row, `status = 'cancelled'`);
      const restored = await placeInBay(db, await onlyBooking(db), { bay: 2 });
      assert.deepEqual([restored.row?.status, restored.row?.bay], ['confirmed', 2]);
      await change(db, restored.row, `status = 'completed'`);
      const completed = await placeInBay(db, await onlyBooking(db));
      assert.equal(completed.row?.status, 'completed');
    },
  },
  {
    name: 'bookings: a booking that may take any bay keeps its own when its time changes and that bay is free',
    run: async (db) => {
      const { row } = await bookForCaller(db, { bay: 2 });
      assert.deepEqual((await change(db, row, `requested_slot = '10:00', bay = null`)).rows, [
        { stage: null, bay: 2 },
      ]);
      await bookForCaller(db, { bay: 2, slot: '13:00' });
      const { refusal } = await change(db, row, `requested_slot = '13:00'`);
      assert.equal(refusal?.message, 'bay_taken');
      assert.equal((await change(db, row, `requested_slot = '13:00', bay = null`)).rows[0]?.bay, 1);
    },
  },
  {
    name: 'bookings: a changed bay is checked also when the time stays',
    run: async (db) => {
      const { row } = await bookForCaller(db);
      const hold = { bay: 2, starts_at: '2026-03-03 09:30-05', ends_at: '2026-03-03 10:00-05' };
      await db.run(insert('public.holds', hold));
      assert.deepEqual(reason(await change(db, row, 'bay = 2')), ['bay_taken', 'PT409']);
      await db.run('delete from public.holds where bay = 2');
      assert.deepEqual((await change(db, row, 'bay = 2')).rows, [{ stage: null, bay: 2 }]);
    },
  },
  {
    name: 'bookings: a confirmed booking has stages, and another status clears them',
    run: async (db) => {
      const { row } = await bookForCaller(db);
      for (const stage of ['arrived', 'in_bay', 'ready']) {
        assert.deepEqual((await change(db, row, `stage = '${stage}'`)).rows, [{ stage, bay: 1 }]);
      }
      assert.deepEqual((await change(db, row, `requested_slot = '10:00'`)).rows, [
        { stage: 'ready', bay: 1 },
      ]);
      assert.deepEqual((await change(db, row, `status = 'completed'`)).rows, [
        { stage: null, bay: 1 },
      ]);
      const undone = await change(db, row, `status = 'confirmed', stage = 'ready'`);
      assert.deepEqual(undone.rows, [{ stage: 'ready', bay: 1 }]);
    },
  },
  {
    name: 'bookings: both functions that change them wait for the lock on bookings before they read',
    run: async (db) => {
      const { row } = await bookForCaller(db);
      await db.run(FAIL_ON_LOCK);
      assert.equal((await bookForCaller(db)).refusal?.message, 'waits for bookings');
      const stale = await placeInBay(db, row, { updated_at: null });
      assert.equal(stale.refusal?.message, 'waits for bookings');
    },
  },
  ...OUTSIDERS.flatMap((actor): Check[] => [
    {
      name: `staff bookings: ${actor} cannot call the functions of staff`,
      run: async (db) => {
        const { row } = await bookForCaller(db);
        const refused = ['not_admin', '42501'];
        assert.deepEqual(reason(await bookForCaller(db, {}, actor)), refused);
        assert.deepEqual(reason(await placeInBay(db, row, {}, actor)), refused);
        assert.deepEqual(reason(await search(db, 'Bill', actor)), refused);
        const dryRun = await attempt(
          db,
          actor,
          'select from json_array_elements(public.bookings_outside())',
        );
        const toCall = await attempt(
          db,
          actor,
          'select from json_array_elements(public.bookings_to_call())',
        );
        assert.deepEqual(reason(toCall), refused);
        assert.deepEqual(reason(dryRun), refused);
        const times = `select from json_array_elements(public.start_times('2026-03-03', '{}'))`;
        assert.deepEqual(reason(await attempt(db, actor, times)), refused);
      },
    },
  ]),
];
