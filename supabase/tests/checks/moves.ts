import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert, setClock } from '../support/fixture.ts';
import { type Answer, book, CHOICE, NO_CHOICE } from './booking.ts';
import type { Check } from './check.ts';

const WEDNESDAY = '2026-03-04';

const move = (
  db: Db,
  token: string | undefined,
  { date = WEDNESDAY as string | null, slot = '10:00' as string | null, headers = {} } = {},
) =>
  attempt<{
    answer: Partial<Answer & { sequence: number; mailed_to: string; mails: { kind: string }[] }>;
  }>(db, 'anonymous', 'select public.move_booking($1, $2::date, $3) as answer', {
    parameters: [token, date, slot],
    headers,
  });

/** Expects that a booking cannot be moved, with this message. */
async function moveRefused(
  db: Db,
  token: string | undefined,
  choice: Parameters<typeof move>[2],
  message: string,
) {
  assert.equal((await move(db, token, choice)).refusal?.message, message, JSON.stringify(choice));
}

const setStatus = (db: Db, status: string) =>
  db.run(`update public.bookings set status = '${status}' where bay is not null`);

/** The slots of a day with the number of free bays: `09:00 2`; `09:00 null` when the shop is closed. */
async function availability(db: Db, services: string, day: string, token: string | null = null) {
  const { rows } = await attempt<{ slot: string | null; bays: number | null }>(
    db,
    'anonymous',
    'select slot, bays from public.slot_availability($1::text[], $2::date, $2::date, $3)',
    { parameters: [services, day, token] },
  );
  return rows.map(({ slot, bays }) => `${slot} ${bays}`);
}

export const moves: Check[] = [
  {
    name: 'move_booking: moves the booking, frees its slot, and returns no personal data',
    run: async (db) => {
      const { answer } = await book(db);
      await db.run(`update public.bookings set created_at = created_at - interval '1 hour'`);
      const { rows } = await move(db, answer?.cancel_token);
      const { sequence, mails, mailed_to, ...moved } = rows[0]?.answer ?? {};
      assert.match(mailed_to ?? '', /^.…@example\.com$/);
      assert.ok(Number(sequence) >= 3600, `the number for calendar files is ${sequence}`);
      assert.deepEqual(moved, {
        ...{ reference: answer?.reference, status: 'confirmed', stage: null, reminders: true },
        ...{
          service: CHOICE.service,
          further_services: [],
          tires: [],
          total: 45,
          waits: null,
        },
        ...{ date: WEDNESDAY, slot: '10:00' },
        ...{ starts_at: '2026-03-04T15:00:00Z', ends_at: '2026-03-04T15:45:00Z' },
      });
      // Sorted: those of one change may have been written in the same millisecond.
      assert.deepEqual(mails?.map(({ kind }) => kind).sort(), [
        ...['booking_confirmed', 'booking_moved', 'booking_reminder'],
      ]);
      assert.deepEqual((await availability(db, '{oil-change}', CHOICE.date)).slice(0, 1), [
        '09:00 2',
      ]);
      assert.deepEqual((await availability(db, '{oil-change}', WEDNESDAY)).slice(0, 2), [
        '09:00 2',
        '10:00 1',
      ]);
    },
  },
  {
    name: 'move_booking: a repeated move returns the booking and does not count again',
    run: async (db) => {
      const { answer } = await book(db);
      for (let i = 0; i < 15; i += 1) {
        const { rows } = await move(db, answer?.cancel_token);
        assert.equal(rows[0]?.answer.slot, '10:00');
      }
    },
  },
  {
    name: 'move_booking: applies every rule of a booking',
    run: async (db) => {
      await db.run(`
        update public.opening_hours set opens = '10:30' where weekday = 4;
        ${insert('public.closures', { first_day: '2026-03-06', last_day: '2026-03-06' })}`);
      const { answer } = await book(db);
      const token = answer?.cancel_token;
      for (const _ of [1, 2]) await book(db, { date: WEDNESDAY, slot: '13:00' });
      await moveRefused(db, token, { slot: '13:00' }, 'slot_full');
      await moveRefused(db, token, { slot: '12:20' }, 'invalid_slot');
      await moveRefused(db, token, { date: '2026-03-02', slot: '09:00' }, 'slot_past');
      await moveRefused(db, token, { date: '2026-03-05', slot: '09:00' }, 'outside_hours');
      await moveRefused(db, token, { date: '2026-03-06' }, 'closed_day');
      await moveRefused(db, token, { date: '2026-03-07' }, 'invalid_date');
      await moveRefused(db, token, { date: '2026-04-02' }, 'invalid_date');
      await moveRefused(db, token, { date: null }, 'time_missing');
      await moveRefused(db, token, { slot: null }, 'time_missing');
      assert.deepEqual(
        await db.query('select requested_slot, bay from public.bookings where reference = $1', [
          answer?.reference,
        ]),
        [{ requested_slot: '09:00', bay: 1 }],
      );
    },
  },
  {
    name: 'move_booking: takes another bay where its own is taken',
    run: async (db) => {
      const { answer } = await book(db);
      await book(db, { date: WEDNESDAY, slot: '10:00' });
      assert.equal((await move(db, answer?.cancel_token)).refusal, undefined);
      assert.deepEqual(
        await db.query('select bay from public.bookings where reference = $1', [answer?.reference]),
        [{ bay: 2 }],
      );
    },
  },
  {
    name: 'move_booking: moves a service that is no longer offered',
    run: async (db) => {
      const { answer } = await book(db);
      await db.run(`update public.services set is_active = false where id = 'oil-change'`);
      assert.equal((await move(db, answer?.cancel_token)).refusal, undefined);
    },
  },
  {
    name: 'move_booking: a walk-in becomes an appointment at a slot',
    run: async (db) => {
      const { answer } = await book(db);
      await db.run(`update public.bookings set is_walk_in = true where bay is not null`);
      await moveRefused(db, answer?.cancel_token, { slot: '10:20' }, 'invalid_slot');
      assert.equal((await move(db, answer?.cancel_token)).refusal, undefined);
      assert.deepEqual(
        await db.query('select is_walk_in from public.bookings where bay is not null'),
        [{ is_walk_in: false }],
      );
    },
  },
  {
    name: 'move_booking: an unknown token and the stored hash find no booking',
    run: async (db) => {
      await book(db);
      const [row] = await db.query<{ hash: string }>(
        `select encode(cancel_token_hash, 'hex') as hash from public.bookings where bay is not null`,
      );
      for (const token of ['x', row?.hash]) {
        const { refusal } = await move(db, token);
        assert.deepEqual([refusal?.message, refusal?.code], ['not_found', 'PT404']);
      }
    },
  },
  {
    name: 'move_booking: rejects requests, cancelled bookings, and those that arrived, started or were closed',
    run: async (db) => {
      const request = await book(db, NO_CHOICE);
      await moveRefused(db, request.answer?.cancel_token, {}, 'not_confirmed');
      const { answer } = await book(db);
      await setStatus(db, 'completed');
      await moveRefused(db, answer?.cancel_token, {}, 'too_late');
      await setStatus(db, 'confirmed');
      await db.run(`update public.bookings set stage = 'arrived'`);
      await moveRefused(db, answer?.cancel_token, {}, 'too_late');
      await db.run('update public.bookings set stage = null');
      await db.run(setClock(answer?.starts_at ?? ''));
      await moveRefused(db, answer?.cancel_token, {}, 'too_late');
      await setStatus(db, 'cancelled');
      await moveRefused(db, answer?.cancel_token, {}, 'not_confirmed');
    },
  },
  {
    name: 'rate limit: moves are limited per e-mail address, client address and phone number',
    run: async (db) => {
      const accepted = async (token: string | undefined, date: string, headers = {}) => {
        for (let i = 0; i < 40; i += 1) {
          const slot = i % 2 ? '10:00' : '11:00';
          const { refusal } = await move(db, token, { date, slot, headers });
          if (refusal) {
            assert.deepEqual([refusal.message, refusal.code], ['rate_limited', 'PT429']);
            return i;
          }
        }
        return 40;
      };
      assert.equal(await accepted((await book(db)).answer?.cancel_token, WEDNESDAY), 10);
      const headers = { 'x-forwarded-for': '192.0.2.1' };
      const counts: number[] = [];
      for (const date of ['2026-03-05', '2026-03-06', '2026-03-09', '2026-03-10']) {
        const { answer } = await book(db, { phone: `770-555-01${counts.length}0` });
        counts.push(await accepted(answer?.cancel_token, date, headers));
        await setStatus(db, 'cancelled');
      }
      assert.deepEqual(counts, [10, 10, 10, 0]);
      const one: number[] = [];
      for (const [index, date] of ['2026-03-11', '2026-03-12', '2026-03-13'].entries()) {
        const phone = ['404-555-0199', '(404) 555-0199', '+1 404 555 0199'][index] ?? '';
        const { answer } = await book(db, { phone });
        const from = { 'x-forwarded-for': `198.51.100.${index}` };
        one.push(await accepted(answer?.cancel_token, date, from));
        await setStatus(db, 'cancelled');
      }
      assert.deepEqual(one, [10, 10, 0]);
    },
  },
  {
    name: 'slot_availability: lists every slot with its free bays, closed ones with null',
    run: async (db) => {
      await db.run(`
        update public.opening_hours set opens = '09:30' where weekday = 2;
        ${insert('public.slots', { weekday: 6, starts: '16:30' })}`);
      for (const _ of [1, 2]) await book(db, { slot: '11:00' });
      assert.deepEqual(await availability(db, '{wheel-alignment}', CHOICE.date), [
        ...['09:00 null', '10:00 2', '11:00 0', '13:00 2', '14:00 2', '15:00 2', '16:00 2'],
      ]);
      // It would end after the shop closes at five.
      assert.deepEqual(await availability(db, '{wheel-alignment}', '2026-03-07'), ['16:30 null']);
      assert.deepEqual(await availability(db, '{}', '2026-03-07'), ['16:30 2']);
      assert.deepEqual(await availability(db, '{}', '2026-03-08'), ['null null']);
      // The slots of this morning have begun.
      assert.deepEqual((await availability(db, '{}', '2026-03-02')).slice(2, 4), [
        ...['11:00 0', '13:00 2'],
      ]);
    },
  },
  {
    name: 'slot_availability: with a token its booking takes no bay, and its services decide',
    run: async (db) => {
      const { answer } = await book(db, { service: 'brake-service', slot: '09:00' });
      await book(db, { service: 'brake-service', slot: '10:00' });
      await db.run(`
        update public.bays set equipment = '{lift}' where id = 1;
        update public.services set minutes = 60, needs = '{lift}' where id = 'brake-service'`);
      const ofDay = (token?: string) => availability(db, '{}', CHOICE.date, token ?? null);
      assert.deepEqual((await ofDay()).slice(0, 4), ['09:00 1', '10:00 0', '11:00 1', '13:00 2']);
      assert.deepEqual((await ofDay(answer?.cancel_token)).slice(0, 4), [
        ...['09:00 1', '10:00 1', '11:00 1', '13:00 1'],
      ]);
      assert.equal(
        (await move(db, answer?.cancel_token, { date: CHOICE.date, slot: '10:00' })).refusal,
        undefined,
      );
    },
  },
  {
    name: 'slot_availability: returns only days of the booking window and rejects an unknown service',
    run: async (db) => {
      const days = await attempt(
        db,
        'anonymous',
        `select min(day)::text as from, max(day)::text as to, count(*)::int as n
         from public.slot_availability('{}', '2000-01-01', '2100-01-01')`,
      );
      // 23 weekdays with seven slots, and eight days of weekends.
      assert.deepEqual(days.rows, [{ from: '2026-03-02', to: '2026-04-01', n: 23 * 7 + 8 }]);
      for (const services of ['{car-wash}', '{NULL}']) {
        const sql = `select public.slot_availability('${services}', '2026-03-02', '2026-03-03')`;
        assert.equal((await attempt(db, 'anonymous', sql)).refusal?.message, 'invalid_service');
      }
    },
  },
];
