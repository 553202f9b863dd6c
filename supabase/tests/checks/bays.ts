import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { setClock, VALID } from '../support/fixture.ts';
import { FAIL_ON_LOCK } from './accounts.ts';
import {
  book,
  bookingRefused,
  CHOICE,
  freeSlots,
  freshBooking,
  NO_CHOICE,
  setBays,
} from './booking.ts';
import type { Check } from './check.ts';

const bays = async (db: Db) =>
  (
    await db.query<{ bay: number }>(
      'select bay from public.bookings where bay is not null order by 1',
    )
  ).map((row) => row.bay);

const staffSets = (db: Db, reference: string | undefined, changes: string) =>
  attempt<{ status: string; bay: number | null }>(
    db,
    'admin',
    `update public.bookings set ${changes} where reference = $1 returning status, bay`,
    { parameters: [reference] },
  );

const cancel = (db: Db, token: string | undefined) =>
  attempt<{ answer: { reference: string; status: string; mails: { kind: string }[] } }>(
    db,
    'anonymous',
    'select public.cancel_booking($1) as answer',
    { parameters: [token] },
  );

export const bayRules: Check[] = [
  {
    name: 'bays: a slot is full once as many bookings as there are active bays start in it',
    run: async (db) => {
      await book(db);
      assert.deepEqual(await freeSlots(db, ['oil-change'], CHOICE.date, 1), ['09:00 1']);
      await book(db);
      assert.deepEqual(await bays(db), [1, 2]);
      await bookingRefused(db, {}, 'slot_full', 'PT409');
      assert.deepEqual(await freeSlots(db, ['oil-change'], CHOICE.date, 1), ['10:00 2']);
      await setBays(db, 3);
      assert.ok((await book(db)).answer);
    },
  },
  {
    name: 'bays: a service occupies its bay for its whole duration',
    run: async (db) => {
      for (const slot of ['10:00', '10:00']) await book(db, { service: 'brake-service', slot });
      const afternoon = ['13:00 2', '14:00 2', '15:00 2', '16:00 2'];
      const short = await freeSlots(db, ['tire-rotation'], CHOICE.date);
      assert.deepEqual(short, ['09:00 2', ...afternoon]);
      assert.deepEqual(await freeSlots(db, ['brake-service'], CHOICE.date), afternoon);
      await bookingRefused(db, { service: 'brake-service', slot: '09:00' }, 'slot_full', 'PT409');
      await bookingRefused(db, { slot: '11:00' }, 'slot_full', 'PT409');
      // It ends when the next begins: one minute is never in both.
      assert.ok((await book(db, { service: 'wheel-alignment', slot: '09:00' })).answer);
    },
  },
  {
    name: 'bays: bookings in a deactivated bay take the place of another',
    run: async (db) => {
      await setBays(db, 3);
      for (const _ of [1, 2, 3]) await book(db);
      await db.run(`update public.bookings set status = 'cancelled' where bay = 1`);
      await setBays(db, 2);
      await bookingRefused(db, {}, 'slot_full', 'PT409');
    },
  },
  {
    name: 'bays: the last active bay is neither deactivated nor deleted',
    run: async (db) => {
      await db.run('update public.bays set is_active = false where id = 1');
      for (const [actor, change] of [
        ['admin', 'update public.bays set is_active = false'],
        ['service', 'delete from public.bays where is_active'],
      ] as const) {
        const { refusal } = await attempt(db, actor, change);
        assert.deepEqual([refusal?.message, refusal?.code], ['last_bay', '22023']);
      }
    },
  },
  {
    name: 'bookings: a key that was used returns the same booking, also when the slot has passed',
    run: async (db) => {
      const booking = freshBooking();
      const first = await book(db, booking);
      assert.ok(first.answer);
      await db.run(setClock('2026-03-03T12:00:00-05:00'));
      const again = await book(db, { ...booking, slot: '15:00' });
      assert.deepEqual(again.answer, { ...first.answer, is_earlier: true });
      assert.deepEqual(await bays(db), [1]);
    },
  },
  {
    name: 'bookings: a submission sent again reports each corrected value as not stored',
    run: async (db) => {
      const booking = freshBooking();
      const { answer } = await book(db, booking);
      for (const same of [{}, { name: ` ${booking.name} `, notes: null, language: 'en' }]) {
        assert.deepEqual((await book(db, { ...booking, ...same })).answer, answer);
      }
      for (const corrected of [
        ...[{ service: 'tire-rotation' }, { service: null }, { date: null }, { slot: null }],
        ...[{ name: 'Rosa Ruiz' }, { email: 'rosa@example.com' }, { phone: '(770) 555-0124' }],
        ...[{ vehicle: '2016 Honda Civic' }, { notes: 'Pulls to the left' }],
        ...[{ further_services: ['tire-rotation'] }, { waits: true }, { sms_consent: true }],
      ]) {
        const again = await book(db, { ...booking, ...corrected });
        assert.deepEqual(again.answer, { ...answer, is_earlier: true }, JSON.stringify(corrected));
      }
      assert.deepEqual(
        await db.query(`select phone from public.bookings where email = '${booking.email}'`),
        [{ phone: booking.phone }],
      );
    },
  },
  {
    name: 'cancel link: shows of the customer a shortened address only, cancels, frees the slot, and can be used twice',
    run: async (db) => {
      await db.run(setClock('2026-03-02T17:00:00Z'));
      const { answer } = await book(db, { email: 'rosa.ruiz@example.com' });
      const shown = await attempt<{ answer: object }>(
        db,
        'anonymous',
        'select public.booking_by_token($1) as answer',
        { parameters: [answer?.cancel_token] },
      );
      const { reference, starts_at, ends_at } = answer ?? {};
      assert.deepEqual(shown.rows, [
        {
          answer: {
            ...{ reference, status: 'confirmed', stage: null, sequence: 0 },
            reminders: true,
            mailed_to: 'r…@example.com',
            mails: [
              { kind: 'booking_confirmed', state: 'pending', at: '2026-03-02T17:00:00+00:00' },
            ],
            ...{
              ...CHOICE,
              further_services: [],
              tires: [],
              total: 45,
              waits: null,
              starts_at,
              ends_at,
            },
          },
        },
      ]);
      for (const _ of ['once', 'twice']) {
        const { rows } = await cancel(db, answer?.cancel_token);
        const [{ answer: after } = {}] = rows;
        assert.deepEqual([after?.reference, after?.status], [answer?.reference, 'cancelled']);
        assert.equal(after?.mails.at(-1)?.kind, 'booking_cancelled');
      }
      assert.deepEqual(await bays(db), []);
    },
  },
  {
    name: 'cancel link: an unknown token and the stored hash find no booking',
    run: async (db) => {
      await book(db);
      for (const token of [
        `'x'`,
        'null',
        `(select encode(cancel_token_hash, 'hex') from public.bookings limit 1)`,
      ]) {
        const [found] = await db.query<{ answer: null }>(
          `select public.booking_by_token(${token}) as answer`,
        );
        assert.equal(found?.answer, null);
      }
      const { refusal } = await cancel(db, 'x');
      assert.deepEqual([refusal?.message, refusal?.code], ['not_found', 'PT404']);
    },
  },
  {
    name: 'cancel link: is rejected once the appointment has started, the customer has arrived or staff closed the booking',
    run: async (db) => {
      const { answer } = await book(db);
      await staffSets(db, answer?.reference, `status = 'completed'`);
      assert.equal((await cancel(db, answer?.cancel_token)).refusal?.message, 'too_late');
      await staffSets(db, answer?.reference, `status = 'confirmed', stage = 'arrived'`);
      assert.equal((await cancel(db, answer?.cancel_token)).refusal?.message, 'too_late');
      await staffSets(db, answer?.reference, `stage = null`);
      await db.run(setClock(answer?.starts_at ?? ''));
      assert.equal((await cancel(db, answer?.cancel_token)).refusal?.message, 'too_late');
    },
  },
  {
    name: 'bookings: the stored hash is that of the token, and each booking has a different token',
    run: async (db) => {
      const [one, other] = [await book(db), await book(db)];
      assert.notEqual(one.answer?.cancel_token, other.answer?.cancel_token);
      const found = await db.query(
        'select 1 from public.bookings where cancel_token_hash = sha256($1::text::bytea)',
        [one.answer?.cancel_token],
      );
      assert.equal(found.length, 1);
    },
  },
  {
    name: "bookings: the token cannot be derived without the database's secret",
    run: async (db) => {
      const key = randomUUID();
      const { answer } = await book(db, { key });
      await db.run(`update private.secrets set value = sha256(value) where name = 'cancel_token'`);
      const [other] = await db.query<{ token: string }>(
        'select private.cancel_token($1::uuid) as token',
        [key],
      );
      assert.match(other?.token ?? '', /^[0-9a-f]{32}$/);
      assert.notEqual(other?.token, answer?.cancel_token);
    },
  },
  {
    name: 'bookings: staff can confirm a cancelled booking again while a bay is free',
    run: async (db) => {
      const { answer } = await book(db);
      const cancelled = await staffSets(db, answer?.reference, `status = 'cancelled'`);
      assert.deepEqual(cancelled.rows, [{ status: 'cancelled', bay: null }]);
      await book(db);
      const confirmed = await staffSets(db, answer?.reference, `status = 'confirmed'`);
      assert.deepEqual(confirmed.rows, [{ status: 'confirmed', bay: 2 }]);
      await staffSets(db, answer?.reference, `status = 'cancelled'`);
      await book(db);
      const { refusal } = await staffSets(db, answer?.reference, `status = 'confirmed'`);
      assert.equal(refusal?.message, 'slot_full');
    },
  },
  {
    name: 'bookings: staff schedule a request and reschedule an appointment',
    run: async (db) => {
      const { answer } = await book(db, NO_CHOICE);
      const early = await staffSets(db, answer?.reference, `status = 'confirmed'`);
      assert.deepEqual([early.refusal?.message, early.refusal?.code], ['time_missing', '22023']);
      await staffSets(
        db,
        answer?.reference,
        `service = 'oil-change', requested_date = '2026-03-04', requested_slot = '10:00', status = 'confirmed'`,
      );
      await staffSets(db, answer?.reference, `requested_slot = '13:00'`);
      assert.deepEqual(
        await db.query(
          `select (starts_at at time zone 'UTC')::text as at, bay from public.bookings where bay is not null`,
        ),
        [{ at: '2026-03-04 18:00:00', bay: 1 }],
      );
    },
  },
  {
    name: 'bookings: a request can be completed without a time',
    run: async (db) => {
      const { rows } = await staffSets(db, VALID.bookings.reference, `status = 'completed'`);
      assert.deepEqual(rows, [{ status: 'completed', bay: null }]);
    },
  },
  {
    name: 'bookings: every change waits for the lock on bookings',
    run: async (db) => {
      await db.run(FAIL_ON_LOCK);
      const { refusal } = await staffSets(db, VALID.bookings.reference, `notes = 'x'`);
      assert.equal(refusal?.message, 'waits for bookings');
    },
  },
];
