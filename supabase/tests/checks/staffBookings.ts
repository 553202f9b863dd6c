import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import { insert } from '../support/fixture.ts';
import { FAIL_ON_LOCK } from './accounts.ts';
import { book, bookingRefused } from './booking.ts';
import type { Check } from './check.ts';
import { bookForCaller, placeInBay, reason, search } from './staffCalls.ts';

const OUTSIDERS: Actor[] = ['user', 'removed'];

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
