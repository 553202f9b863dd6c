import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import { insert, setClock } from '../support/fixture.ts';
import {
  type Answer,
  book,
  bookingRefused,
  CHOICE,
  freeSlots,
  freshBooking,
  NO_CHOICE,
  parametersOf,
  setBays,
} from './booking.ts';
import type { Check } from './check.ts';

const SLOTS = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'];
const long = (length: number) => 'x'.repeat(length);

export const bookingRules: Check[] = [
  {
    name: 'book_appointment: without its optional arguments it books one service, without tires and consent',
    run: async (db) => {
      const { rows } = await attempt<{ answer: Answer }>(
        db,
        'anonymous',
        `select public.book_appointment(p_service => $1, p_date => $2::date, p_slot => $3, p_name => $4,
          p_email => $5, p_phone => $6, p_vehicle => $7, p_notes => $8, p_language => $9,
          p_key => $10::uuid) as answer`,
        { parameters: parametersOf(freshBooking()).slice(0, 10) },
      );
      const { status, tires } = rows[0]?.answer ?? {};
      assert.deepEqual([status, tires], ['confirmed', []]);
      assert.deepEqual(
        await db.query(
          'select further_services, waits, sms_consent from public.bookings where bay = 1',
        ),
        [{ further_services: [], waits: null, sms_consent: null }],
      );
    },
  },
  {
    name: 'bookings: a complete choice is confirmed with its instant and duration',
    run: async (db) => {
      const { answer } = await book(db, { ...CHOICE, service: 'brake-service' });
      const { reference, cancel_token, ...rest } = answer ?? {};
      assert.deepEqual(rest, {
        status: 'confirmed',
        service: 'brake-service',
        further_services: [],
        waits: null,
        sequence: 0,
        date: '2026-03-03',
        slot: '09:00',
        starts_at: '2026-03-03T14:00:00Z',
        ends_at: '2026-03-03T16:00:00Z',
        vehicle: '2015 Honda Civic',
        tires: [],
        total: 150,
      });
      assert.match(reference ?? '', /^[A-Z2-9]{3}-[A-Z2-9]{3}$/);
      assert.match(cancel_token ?? '', /^[0-9a-f]{32}$/);
    },
  },
  {
    name: 'bookings: fields are stored trimmed and otherwise unchanged',
    run: async (db) => {
      await book(db, { name: ' Rosa ', notes: ' two\nlines ', email: ' r@example.com ' });
      assert.deepEqual(
        await db.query('select name, email, notes, bay from public.bookings where bay is not null'),
        [{ name: 'Rosa', email: 'r@example.com', notes: 'two\nlines', bay: 1 }],
      );
    },
  },
  {
    name: 'bookings: each service has its documented duration',
    run: async (db) => {
      const minutes = {
        'tire-rotation': 30,
        'oil-change': 45,
        'brake-service': 120,
        'wheel-alignment': 60,
        'engine-diagnostic': 60,
        'battery-replacement': 30,
      };
      await setBays(db, 9);
      for (const [service, duration] of Object.entries(minutes)) {
        const { answer } = await book(db, { service });
        const [start, end] = [answer?.starts_at, answer?.ends_at].map((at) => Date.parse(at ?? ''));
        assert.equal((end ?? 0) - (start ?? 0), duration * 60_000, service);
      }
    },
  },
  {
    name: 'bookings: without service, date or slot it is a request that takes no bay',
    run: async (db) => {
      for (const missing of [NO_CHOICE, { service: null }, { date: null }, { slot: null }]) {
        const { answer } = await book(db, missing);
        assert.deepEqual([answer?.status, answer?.starts_at], ['requested', null]);
        const given = { ...CHOICE, ...missing };
        assert.deepEqual(
          [answer?.service, answer?.date, answer?.slot],
          [given.service, given.date, given.slot],
        );
      }
      assert.deepEqual(await db.query('select bay from public.bookings where bay is not null'), []);
    },
  },
  {
    name: 'bookings: the values of a request without a complete choice are validated',
    run: async (db) => {
      await bookingRefused(db, { ...NO_CHOICE, service: 'car-wash' }, 'invalid_service');
      await bookingRefused(db, { ...NO_CHOICE, slot: '12:00' }, 'invalid_slot');
      await bookingRefused(db, { ...NO_CHOICE, date: '2026-03-07' }, 'invalid_date');
      await bookingRefused(db, { service: null, date: '2026-03-02', slot: '09:00' }, 'slot_past');
    },
  },
  {
    name: "bookings: the window is 31 days from the shop's today",
    run: async (db) => {
      assert.ok((await book(db, { date: '2026-03-02', slot: '13:00' })).answer);
      assert.ok((await book(db, { date: '2026-04-01' })).answer);
      await bookingRefused(db, { date: '2026-02-27' }, 'invalid_date');
      await bookingRefused(db, { date: '2026-04-02' }, 'invalid_date');
      // Late in the evening of 2 March in Georgia it is 3 March in London.
      await db.run(setClock('2026-03-03T03:00:00Z'));
      await bookingRefused(db, { date: '2026-04-02' }, 'invalid_date');
    },
  },
  {
    name: 'bookings: weekends are rejected',
    run: async (db) => {
      for (const date of ['2026-03-07', '2026-03-08']) {
        await bookingRefused(db, { date }, 'invalid_date');
        assert.deepEqual(await freeSlots(db, [], date), []);
      }
    },
  },
  {
    name: 'bookings: a slot that started a minute ago is rejected',
    run: async (db) => {
      const date = '2026-03-02';
      await db.run(setClock('2026-03-02T13:00:00-05:00'));
      await bookingRefused(db, { date, slot: '13:00' }, 'slot_past');
      assert.deepEqual(await freeSlots(db, [], date), ['14:00 2', '15:00 2', '16:00 2']);
      await db.run(setClock('2026-03-02T12:59:59-05:00'));
      assert.ok((await book(db, { date, slot: '13:00' })).answer);
    },
  },
  {
    name: 'bookings: closed days are rejected',
    run: async (db) => {
      for (const [first_day, last_day] of [
        ['2026-03-03', '2026-03-03'],
        ['2026-03-05', '2026-03-09'],
      ]) {
        await db.run(insert('public.closures', { first_day, last_day }));
      }
      for (const date of ['2026-03-03', '2026-03-05', '2026-03-06', '2026-03-09']) {
        await bookingRefused(db, { date }, 'closed_day');
        assert.deepEqual(await freeSlots(db, [], date), []);
      }
      for (const date of ['2026-03-04', '2026-03-10']) assert.ok((await book(db, { date })).answer);
    },
  },
  {
    name: 'bookings: only the seven slots and the six services are accepted',
    run: async (db) => {
      for (const slot of ['', '08:00', '12:00', '9:00', '09:00 AM']) {
        await bookingRefused(db, { slot }, 'invalid_slot');
      }
      for (const service of ['', 'car-wash'])
        await bookingRefused(db, { service }, 'invalid_service');
      for (const slot of SLOTS) assert.ok((await book(db, { slot })).answer);
    },
  },
  {
    name: 'bookings: the error names each invalid field',
    run: async (db) => {
      for (const name of [null, '', ' ', long(101)])
        await bookingRefused(db, { name }, 'invalid_name');
      for (const email of [null, '', 'rosa', `${long(250)}@example.com`]) {
        await bookingRefused(db, { email }, 'invalid_email');
      }
      for (const phone of [null, '', '12345', 'call me'])
        await bookingRefused(db, { phone }, 'invalid_phone');
      for (const vehicle of [null, ' ', long(151)])
        await bookingRefused(db, { vehicle }, 'invalid_vehicle');
      await bookingRefused(db, { notes: long(2001) }, 'invalid_notes');
      for (const language of [null, '', 'fr'])
        await bookingRefused(db, { language }, 'invalid_language');
    },
  },
  {
    name: 'bookings: a missing key is rejected, missing notes and a missing consent are accepted',
    run: async (db) => {
      await bookingRefused(db, { key: null }, 'invalid_request');
      const booking = { ...freshBooking(), notes: null, website: null, sms_consent: null };
      const { answer } = await book(db, booking);
      assert.ok(answer);
      assert.deepEqual((await book(db, booking)).answer, answer);
    },
  },
  {
    name: 'bookings: 9:00 AM is 9:00 AM on both sides of both clock changes',
    run: async (db) => {
      const changes = [
        [
          '2026-03-05T12:00:00-05:00',
          '2026-03-06',
          '2026-03-06T14:00:00Z',
          '2026-03-09',
          '2026-03-09T13:00:00Z',
        ],
        [
          '2026-10-29T12:00:00-04:00',
          '2026-10-30',
          '2026-10-30T13:00:00Z',
          '2026-11-02',
          '2026-11-02T14:00:00Z',
        ],
      ] as const;
      for (const [clock, friday, before, monday, after] of changes) {
        await db.run(setClock(clock));
        assert.equal((await book(db, { date: friday })).answer?.starts_at, before);
        assert.equal((await book(db, { date: monday })).answer?.starts_at, after);
      }
    },
  },
];
