import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert, setClock, VALID } from '../support/fixture.ts';
import { type Answer, book, CHOICE, NO_CHOICE } from './booking.ts';
import type { Check } from './check.ts';
import { emptyOutbox, kindsOf, remindersOf, rowsOf } from './outboxRows.ts';

const FRIDAY = { date: '2026-03-06', slot: '10:00' };
const ROSA = 'rosa@example.com';

/** Books as Rosa, without what the fixture has written. */
async function bookFriday(db: Db, booking: Parameters<typeof book>[1] = {}): Promise<Answer> {
  await emptyOutbox(db);
  const { answer, refusal } = await book(db, { ...FRIDAY, email: ROSA, ...booking });
  assert.ok(answer, refusal?.message);
  return answer;
}

async function call(db: Db, actor: Actor, sql: string, parameters: unknown[] = []) {
  const { rows, refusal } = await attempt<object>(db, actor, sql, { parameters });
  assert.equal(refusal, undefined, refusal?.message);
  return rows;
}

const move = (db: Db, { cancel_token }: Answer, date: string, slot = '10:00') =>
  call(db, 'anonymous', 'select public.move_booking($1, $2::date, $3)', [cancel_token, date, slot]);
const cancel = (db: Db, { cancel_token }: Answer) =>
  call(db, 'anonymous', 'select public.cancel_booking($1)', [cancel_token]);
const staffSets = (db: Db, { reference }: Answer, set: string) =>
  call(db, 'admin', `update public.bookings set ${set} where reference = '${reference}'`);

const reminds = (db: Db, { cancel_token }: Answer, wanted: boolean) =>
  attempt<{ answer: { reminders: boolean } }>(
    db,
    'anonymous',
    'select public.set_reminders($1, $2) as answer',
    { parameters: [cancel_token, wanted] },
  );

export const outbox: Check[] = [
  {
    name: 'outbox: a booking with a time is confirmed, staff are told, and a reminder is planned',
    run: async (db) => {
      await bookFriday(db);
      const now = '2026-03-02T17:00:00Z';
      const row = { state: 'pending', attempts: 0, reason: '' };
      assert.deepEqual(await rowsOf(db), [
        { kind: 'booking_confirmed', recipient: ROSA, due_at: now, ...row },
        { kind: 'staff_booking', recipient: 'hello@taratireauto.example', due_at: now, ...row },
        { kind: 'booking_reminder', recipient: ROSA, due_at: '2026-03-05T15:00:00Z', ...row },
      ]);
    },
  },
  {
    name: 'outbox: a booking that is rejected or repeated writes nothing',
    run: async (db) => {
      const key = '00000000-0000-4000-8000-0000000000cc';
      await bookFriday(db, { key });
      await book(db, { ...FRIDAY, email: ROSA, key });
      await book(db, { ...FRIDAY, email: 'x' });
      assert.deepEqual(await kindsOf(db), ['booking_confirmed']);
    },
  },
  {
    name: 'outbox: a request is received, and confirmed once staff give it a time',
    run: async (db) => {
      const answer = await bookFriday(db, NO_CHOICE);
      assert.deepEqual(await kindsOf(db), ['booking_received']);
      assert.deepEqual(await remindersOf(db), []);
      const place = `service = 'oil-change', requested_date = '2026-03-06', requested_slot = '10:00'`;
      await staffSets(db, answer, `status = 'confirmed', ${place}`);
      assert.deepEqual(await kindsOf(db), ['booking_received', 'booking_confirmed']);
      assert.deepEqual(await remindersOf(db), ['2026-03-05T15:00:00Z']);
    },
  },
  {
    name: 'outbox: a customer who moves and cancels is told of each, and the reminder follows',
    run: async (db) => {
      const answer = await bookFriday(db);
      await move(db, answer, '2026-03-09');
      // Two clocks: daylight saving time begins on the eighth.
      assert.deepEqual(await remindersOf(db), ['2026-03-08T14:00:00Z']);
      await cancel(db, answer);
      assert.deepEqual(await remindersOf(db), []);
      assert.deepEqual(await kindsOf(db), [
        'booking_cancelled',
        'booking_confirmed',
        'booking_moved',
      ]);
    },
  },
  {
    name: 'outbox: a reminder is due at the same time of day, 23 or 25 hours before across a clock change',
    run: async (db) => {
      const [times] = await db.query(
        `select private.reminder_time('2026-03-08T13:00:00Z') = '2026-03-07T14:00:00Z'::timestamptz as spring,
           private.reminder_time('2026-11-01T14:00:00Z') = '2026-10-31T13:00:00Z'::timestamptz as autumn`,
      );
      assert.deepEqual(times, { spring: true, autumn: true });
    },
  },
  {
    name: 'outbox: an appointment that is less than a day away has no reminder',
    run: async (db) => {
      await bookFriday(db, CHOICE);
      assert.deepEqual(await remindersOf(db), []);
    },
  },
  {
    name: 'outbox: what staff change is told some seconds later, only as it is then',
    run: async (db) => {
      const answer = await bookFriday(db);
      await emptyOutbox(db);
      await staffSets(db, answer, `requested_slot = '11:00'`);
      await staffSets(db, answer, `requested_slot = '13:00'`);
      const moved = await rowsOf(db, `o.kind = 'booking_moved'`);
      assert.deepEqual(
        moved.map(({ due_at }) => due_at),
        ['2026-03-02T17:00:15Z'],
      );
      const [told] = await db.query<{ slot: string }>(
        `select facts ->> 'slot' as slot from private.outbox where kind = 'booking_moved'`,
      );
      assert.equal(told?.slot, '13:00');
      // After an edited note it is still told.
      await staffSets(db, answer, `notes = 'by phone'`);
      assert.deepEqual(await kindsOf(db), ['booking_moved']);
      await staffSets(db, answer, `requested_slot = '10:00'`);
      assert.deepEqual(await kindsOf(db), []);
      await staffSets(db, answer, `status = 'cancelled'`);
      await staffSets(db, answer, `status = 'confirmed'`);
      assert.deepEqual(await kindsOf(db), []);
      await staffSets(db, answer, `status = 'cancelled'`);
      await db.run(setClock('2026-03-02T12:00:16-05:00'));
      await staffSets(db, answer, `status = 'confirmed'`);
      assert.deepEqual(await kindsOf(db), ['booking_cancelled', 'booking_confirmed']);
    },
  },
  {
    name: 'outbox: a claimed message is not replaced by a later change',
    run: async (db) => {
      const answer = await bookFriday(db);
      await emptyOutbox(db);
      await staffSets(db, answer, `requested_slot = '11:00'`);
      await db.run(`update private.outbox set attempts = 1 where kind = 'booking_moved'`);
      await staffSets(db, answer, `requested_slot = '13:00'`);
      assert.deepEqual(await kindsOf(db), ['booking_moved', 'booking_moved']);
    },
  },
  {
    name: 'outbox: a car that is ready is told once; a finished, missed or past appointment is not told',
    run: async (db) => {
      const answer = await bookFriday(db);
      await emptyOutbox(db);
      for (const stage of ['arrived', 'in_bay', 'ready']) {
        await staffSets(db, answer, `stage = '${stage}'`);
      }
      assert.deepEqual(await kindsOf(db), ['booking_ready']);
      assert.deepEqual(await remindersOf(db), []);
      await emptyOutbox(db);
      await staffSets(db, answer, `notes = 'keys at the counter'`);
      assert.deepEqual(await kindsOf(db), []);
      await staffSets(db, answer, `status = 'completed'`);
      await staffSets(db, answer, `status = 'no_show'`);
      assert.deepEqual(await kindsOf(db), []);
      await staffSets(db, answer, `status = 'confirmed'`);
      await db.run(setClock('2026-03-06T12:00:00-05:00'));
      await emptyOutbox(db);
      await staffSets(db, answer, `status = 'cancelled'`);
      assert.deepEqual(await kindsOf(db), []);
    },
  },
  {
    name: 'outbox: a booking that staff enter is confirmed if it has an address, and is no news for staff',
    run: async (db) => {
      await emptyOutbox(db);
      const enter = (key: string, email: string, walkIn: boolean) =>
        call(
          db,
          'admin',
          `select public.book_for_caller($1::uuid, 'Ann', '7705550142', 'oil-change', '2026-03-06', '10:00',
             p_email => $2, p_is_walk_in => $3::boolean)`,
          [`00000000-0000-4000-8000-0000000000${key}`, email, walkIn],
        );
      await enter('c1', '', false);
      assert.deepEqual(await rowsOf(db), []);
      await enter('c2', 'ann@example.com', false);
      const [confirmed] = await rowsOf(db);
      assert.deepEqual(
        [confirmed?.kind, confirmed?.due_at],
        ['booking_confirmed', '2026-03-02T17:00:15Z'],
      );
      // Moved before it was told: it is confirmed, at its new time.
      await call(
        db,
        'admin',
        `update public.bookings set requested_slot = '13:00' where email = 'ann@example.com'`,
      );
      assert.deepEqual(await kindsOf(db), ['booking_confirmed']);
      await emptyOutbox(db);
      await call(db, 'admin', `update public.bookings set status = 'cancelled'`);
      await emptyOutbox(db);
      await enter('c3', 'ann@example.com', true);
      assert.deepEqual(await kindsOf(db), []);
    },
  },
  {
    name: 'outbox: a message is confirmed to its sender in their language, and staff are told',
    run: async (db) => {
      await emptyOutbox(db);
      await call(db, 'anonymous', insert('public.contact_messages', VALID.contact_messages));
      await call(
        db,
        'anonymous',
        insert('public.contact_messages', { ...VALID.contact_messages, language: 'es' }),
      );
      const rows = await db.query(
        `select kind, recipient, language from private.outbox order by kind, language`,
      );
      const staff = {
        kind: 'staff_message',
        recipient: 'hello@taratireauto.example',
        language: 'en',
      };
      assert.deepEqual(rows, [
        { kind: 'message_received', recipient: ROSA, language: 'en' },
        { kind: 'message_received', recipient: ROSA, language: 'es' },
        staff,
        staff,
      ]);
      await db.run(`delete from public.settings where key = 'email'`);
      await emptyOutbox(db);
      await call(db, 'anonymous', insert('public.contact_messages', VALID.contact_messages));
      assert.deepEqual(await kindsOf(db), ['message_received']);
    },
  },
  {
    name: 'outbox: an address that refuses reminders gets none for any booking, until it wants them again',
    run: async (db) => {
      const answer = await bookFriday(db);
      const other = (await book(db, { date: '2026-03-05', email: 'ann@example.com' })).answer;
      const { rows } = await reminds(db, answer, false);
      assert.equal(rows[0]?.answer.reminders, false);
      assert.deepEqual(await remindersOf(db), ['2026-03-04T14:00:00Z']);
      await book(db, { date: '2026-03-09', email: 'Rosa@Example.com' });
      assert.deepEqual(await remindersOf(db), ['2026-03-04T14:00:00Z']);
      assert.ok(other && (await reminds(db, other, true)).rows[0]?.answer.reminders);
      assert.equal((await reminds(db, answer, true)).rows[0]?.answer.reminders, true);
      assert.deepEqual(await remindersOf(db), [
        '2026-03-04T14:00:00Z',
        '2026-03-05T15:00:00Z',
        '2026-03-08T13:00:00Z',
      ]);
      const { refusal } = await reminds(db, { ...answer, cancel_token: 'x' }, false);
      assert.deepEqual([refusal?.message, refusal?.code], ['not_found', 'PT404']);
    },
  },
];
