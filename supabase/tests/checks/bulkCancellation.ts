import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { type Answer, book, NO_CHOICE, setSetting } from './booking.ts';
import type { Check } from './check.ts';
import { emptyOutbox, kindsOf, remindersOf, rowsOf } from './outboxRows.ts';

interface Outcome {
  id: string;
  problem: string | null;
  channels: string[];
}

interface Cancelled extends Outcome {
  status: string;
}

async function bookFriday(db: Db, slot = '10:00'): Promise<Answer> {
  const { answer, refusal } = await book(db, { date: '2026-03-06', slot });
  assert.ok(answer, refusal?.message);
  return answer;
}

/** All bookings as staff have read them. */
const readAll = async (db: Db) =>
  JSON.stringify(await db.query('select id, updated_at::text from public.bookings order by id'));

const cancel = (db: Db, read: string, withMessages = false, actor: Actor = 'admin') =>
  attempt<Cancelled>(
    db,
    actor,
    `select * from json_to_recordset(public.cancel_bookings($1::text::jsonb, $2))
       as c (id uuid, status text, problem text, channels text[]) order by status, problem`,
    { parameters: [read, withMessages] },
  );

/** Cancels all bookings together, as staff do with invented ones. */
async function cancelAll(db: Db, withMessages = false): Promise<Cancelled[]> {
  const { rows, refusal } = await cancel(db, await readAll(db), withMessages);
  assert.equal(refusal, undefined, refusal?.message);
  return rows;
}

const tryRestore = (db: Db, rows: Cancelled[], withMessages = false, actor: Actor = 'admin') =>
  attempt<Outcome>(
    db,
    actor,
    `select * from json_to_recordset(public.restore_bookings($1::text::jsonb, $2))
       as r (id uuid, problem text, channels text[]) order by problem, channels`,
    { parameters: [JSON.stringify(rows), withMessages] },
  );

async function restore(db: Db, rows: Cancelled[], withMessages = false): Promise<Outcome[]> {
  const restored = await tryRestore(db, rows, withMessages);
  assert.equal(restored.refusal, undefined, restored.refusal?.message);
  return restored.rows;
}

const resultsOf = (rows: Partial<Cancelled>[]) =>
  rows.map(({ status, problem, channels = [] }) =>
    [status, problem, ...channels].filter(Boolean).join(' '),
  );

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
    name: 'bulk cancellation: without messages neither it nor its undo writes one; reminders go and return',
    run: async (db) => {
      await emptyOutbox(db);
      await bookFriday(db);
      await markSent(db);
      const reminders = ['2026-03-05T15:00:00Z'];
      assert.deepEqual(await remindersOf(db), reminders);
      const cancelled = await cancelAll(db);
      assert.deepEqual(resultsOf(cancelled), ['confirmed', 'requested']);
      assert.deepEqual(await rowsOf(db, `o.state = 'pending'`), []);
      assert.deepEqual(await kindsOf(db), ['booking_confirmed']);
      assert.deepEqual(resultsOf(await restore(db, cancelled)), ['', '']);
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
        'booking_confirmed failed cancelled_silently',
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
    name: 'bulk cancellation: with messages each customer gets one, unless it is undone before they are sent',
    run: async (db) => {
      await bookFriday(db);
      await emptyOutbox(db);
      const cancelled = await cancelAll(db, true);
      assert.deepEqual(resultsOf(cancelled), ['confirmed email', 'requested email']);
      assert.deepEqual(await kindsOf(db), ['booking_cancelled', 'booking_cancelled']);
      assert.deepEqual(resultsOf(await restore(db, cancelled, true)), ['', '']);
      assert.deepEqual(await kindsOf(db), []);
    },
  },
  {
    name: 'bulk cancellation: an undo confirms the appointments whose customers got the message',
    run: async (db) => {
      await bookFriday(db);
      await bookFriday(db, '13:00');
      await emptyOutbox(db);
      const cancelled = await cancelAll(db, true);
      const [one, , request] = cancelled;
      await db.run(`update private.outbox set state = 'sent', sent_at = now(), attempts = 1
        where booking_id in ('${one?.id}', '${request?.id}')`);
      assert.deepEqual(resultsOf(await restore(db, cancelled, true)), ['', '', 'email']);
      assert.deepEqual(
        (await rowsOf(db, `o.state = 'pending' and o.kind <> 'booking_reminder'`)).map(
          ({ kind }) => kind,
        ),
        ['booking_confirmed'],
      );
    },
  },
  {
    name: 'bulk cancellation: leaves what is closed, has arrived or was changed, and says why',
    run: async (db) => {
      const slots = ['10:00', '11:00', '13:00'];
      for (const slot of slots) await bookFriday(db, slot);
      const at = (slot: string) => `requested_date = '2026-03-06' and requested_slot = '${slot}'`;
      const read = await readAll(db);
      await db.run(`update public.bookings set status = 'cancelled' where ${at('10:00')};
        update public.bookings set notes = 'Please hurry' where ${at('13:00')};`);
      await db.run(`update public.bookings set stage = 'arrived' where ${at('11:00')}`);
      assert.equal((await cancel(db, read, false, 'user')).refusal?.message, 'not_admin');
      const { rows } = await cancel(db, read);
      assert.deepEqual(resultsOf(rows), [
        'cancelled closed',
        'confirmed arrived',
        'confirmed changed',
        'requested',
      ]);
      const statuses = await db.query<{ status: string }>(
        'select status from public.bookings order by 1',
      );
      assert.deepEqual(
        statuses.map(({ status }) => status),
        ['cancelled', 'cancelled', 'confirmed', 'confirmed'],
      );
    },
  },
  {
    name: 'bulk cancellation: restores what still has its time, once, and says what has not',
    run: async (db) => {
      for (const slot of ['10:00', '11:00', '13:00']) await bookFriday(db, slot);
      await emptyOutbox(db);
      const cancelled = await cancelAll(db);
      await db.run('update public.bays set is_active = false where id > 1');
      await bookFriday(db, '10:00');
      await db.run(`update public.bookings set status = 'completed' where status = 'cancelled'
        and requested_slot = '11:00'`);
      assert.equal((await tryRestore(db, cancelled, false, 'user')).refusal?.message, 'not_admin');
      const problems = async () => resultsOf(await restore(db, cancelled)).sort();
      assert.deepEqual(await problems(), ['', '', 'changed', 'taken']);
      // The answer was lost: the same again.
      assert.deepEqual(await problems(), ['', '', 'changed', 'taken']);
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
