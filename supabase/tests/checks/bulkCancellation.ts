import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { type Answer, book, NO_CHOICE, setSetting } from './booking.ts';
import type { Check } from './check.ts';
import { emptyOutbox, kindsOf, remindersOf, rowsOf } from './outboxRows.ts';

interface Cancelled {
  id: string;
  status: string;
}

async function bookFriday(db: Db, slot = '10:00'): Promise<Answer> {
  const { answer, refusal } = await book(db, { date: '2026-03-06', slot });
  assert.ok(answer, refusal?.message);
  return answer;
}

/** Cancels all bookings together, as staff do with invented ones. */
async function cancelAll(db: Db): Promise<Cancelled[]> {
  const { rows, refusal } = await attempt<Cancelled>(
    db,
    'admin',
    'select * from public.cancel_bookings((select array_agg(id) from public.bookings))',
  );
  assert.equal(refusal, undefined, refusal?.message);
  return rows;
}

async function restore(db: Db, cancelled: Cancelled[]) {
  const { refusal } = await attempt(
    db,
    'admin',
    'select * from public.restore_bookings($1::text::jsonb)',
    { parameters: [JSON.stringify(cancelled)] },
  );
  assert.equal(refusal, undefined, refusal?.message);
}

const markSent = (db: Db) =>
  db.run(
    `update private.outbox set state = 'sent', sent_at = now() where kind <> 'booking_reminder'`,
  );

/** Requests that visitors made some hours ago. */
const addRequests = (db: Db, count: number, by_staff = false) =>
  db.run(`insert into public.bookings
    (reference, status, by_staff, name, email, phone, vehicle, language, idempotency_key, cancel_token_hash)
    select private.new_reference(), 'requested', ${by_staff}, 'Rosa', 'r@example.com', '7705550123', 'Civic', 'es', k,
      sha256(uuid_send(k))
    from (select gen_random_uuid() as k from generate_series(1, ${count})) as keys`);

const notices = async (db: Db) =>
  db.query<{ language: string; count: number }>(
    `select language, (facts ->> 'count')::int as count from private.outbox where kind = 'staff_flood'`,
  );

export const bulkCancellation: Check[] = [
  {
    name: 'bulk cancellation: bookings that are cancelled together write no message, nor does their undo; reminders go and return',
    run: async (db) => {
      await emptyOutbox(db);
      await bookFriday(db);
      await markSent(db);
      const reminders = ['2026-03-05T15:00:00Z'];
      assert.deepEqual(await remindersOf(db), reminders);
      const cancelled = await cancelAll(db);
      assert.equal(cancelled.length, 2);
      assert.deepEqual(await rowsOf(db, `o.state = 'pending'`), []);
      assert.deepEqual(await kindsOf(db), ['booking_confirmed']);
      await restore(db, cancelled);
      assert.deepEqual(await kindsOf(db), ['booking_confirmed']);
      assert.deepEqual(await remindersOf(db), reminders);
    },
  },
  {
    name: 'bulk cancellation: messages that wait are withheld with their reason, and wait again after the undo',
    run: async (db) => {
      await emptyOutbox(db);
      await bookFriday(db);
      await db.run(`insert into private.outbox
        (kind, booking_id, recipient, language, facts, due_at, next_attempt_at, expires_at, state, reason)
        select 'booking_moved', booking_id, recipient, language, facts, due_at, next_attempt_at, expires_at, 'failed', 'no mailbox'
        from private.outbox where kind = 'booking_confirmed'`);
      const states = async () =>
        (await rowsOf(db, `o.kind <> 'booking_reminder'`)).map(({ kind, state, reason }) =>
          [kind, state, reason].join(' ').trim(),
        );
      const cancelled = await cancelAll(db);
      assert.deepEqual(await states(), [
        'booking_confirmed failed The booking was cancelled as invented.',
        'booking_moved failed no mailbox',
        'staff_booking pending',
      ]);
      await restore(db, cancelled);
      assert.deepEqual(await states(), [
        'booking_confirmed pending',
        'booking_moved failed no mailbox',
        'staff_booking pending',
      ]);
    },
  },
  {
    name: 'bulk cancellation: a booking that its customer has cancelled before keeps its message',
    run: async (db) => {
      const { cancel_token } = await bookFriday(db);
      await emptyOutbox(db);
      const { refusal } = await attempt(db, 'anonymous', 'select public.cancel_booking($1)', {
        parameters: [cancel_token],
      });
      assert.equal(refusal, undefined);
      await cancelAll(db);
      assert.deepEqual(
        (await rowsOf(db)).map(({ kind, state }) => `${kind} ${state}`),
        ['booking_cancelled pending'],
      );
    },
  },
  {
    name: 'staff notices: one message a day about unusually many bookings, in the language of the setting',
    run: async (db) => {
      await setSetting(db, 'staff_language', 'es');
      // The fixture has stored one.
      await addRequests(db, 18);
      assert.deepEqual(await notices(db), []);
      await addRequests(db, 2);
      assert.deepEqual(await notices(db), [{ language: 'es', count: 21 }]);
      await addRequests(db, 1);
      assert.equal((await notices(db)).length, 1);
      await db.run(`update private.outbox set created_at = created_at - interval '25 hours'`);
      await addRequests(db, 1, true);
      assert.equal((await notices(db)).length, 1);
      await book(db, NO_CHOICE);
      assert.equal((await notices(db)).length, 2);
    },
  },
  {
    name: 'staff notices: bookings and messages are told in the language of the setting, English without it',
    run: async (db) => {
      const languages = () =>
        db.query(
          `select kind, language from private.outbox where kind like 'staff%' order by kind, language`,
        );
      const write = async () => {
        await emptyOutbox(db);
        await book(db, NO_CHOICE);
        await attempt(
          db,
          'anonymous',
          `insert into public.contact_messages (name, email, subject, message) values ('Ann', 'ann@example.com', 'Tires', 'Hi')`,
        );
      };
      const expected = (language: string) =>
        ['staff_booking', 'staff_message'].map((kind) => ({ kind, language }));
      await setSetting(db, 'staff_language', 'es');
      await write();
      assert.deepEqual(await languages(), expected('es'));
      await db.run(`delete from public.settings where key = 'staff_language'`);
      await write();
      assert.deepEqual(await languages(), expected('en'));
    },
  },
];
