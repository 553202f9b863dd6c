import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import { setClock } from '../support/fixture.ts';
import { book } from './booking.ts';
import type { Check } from './check.ts';
import { at, bookOnce, claim, outcomeOf, record } from './outboxClaims.ts';
import { emptyOutbox, rowsOf } from './outboxRows.ts';

export const outboxWorker: Check[] = [
  {
    name: 'claim_outbox: gives a message with what it needs once, and again when its lease has ended',
    run: async (db) => {
      const answer = await bookOnce(db);
      const first = await claim(db);
      assert.deepEqual(
        [first?.kind, first?.attempt, first?.token, first?.facts.reference],
        ['booking_confirmed', 1, answer?.cancel_token, answer?.reference],
      );
      assert.ok(first?.settings.some(({ key }) => key === 'shop_name'));
      assert.equal(await claim(db), null);
      await at(db, '12:00:59');
      assert.equal(await claim(db), null);
      await at(db, '12:01:00');
      assert.equal((await claim(db))?.attempt, 2);
    },
  },
  {
    name: 'claim_outbox: gives what is due, the oldest first',
    run: async (db) => {
      await emptyOutbox(db);
      await book(db, { date: '2026-03-06' });
      await db.run(`update private.outbox set due_at = due_at - interval '1 hour',
        next_attempt_at = next_attempt_at - interval '1 hour' where kind = 'staff_booking'`);
      assert.equal((await claim(db))?.kind, 'staff_booking');
      assert.equal((await claim(db))?.kind, 'booking_confirmed');
      assert.equal(await claim(db), null);
      await db.run(`delete from private.outbox where kind <> 'booking_reminder'`);
      await db.run(setClock('2026-03-05T08:59:59-05:00'));
      assert.equal(await claim(db), null);
      await db.run(setClock('2026-03-05T09:00:00-05:00'));
      assert.equal((await claim(db))?.kind, 'booking_reminder');
    },
  },
  {
    name: 'claim_outbox: gives no later message to a recipient while an earlier one of the booking may be on its way',
    run: async (db) => {
      const answer = await bookOnce(db);
      const first = await claim(db);
      assert.ok(first);
      await record(db, first, 'mailbox full');
      await at(db, '12:01:00');
      const again = await claim(db);
      assert.equal(again?.kind, 'booking_confirmed');
      await db.run(`select public.cancel_booking('${answer?.cancel_token}')`);
      assert.equal(await claim(db), null);
      await record(db, again, 'mailbox full');
      assert.equal((await claim(db))?.kind, 'booking_cancelled');
    },
  },
  {
    name: 'claim_outbox: gives a later message of a booking while an earlier one of a restored backup is held',
    run: async (db) => {
      const answer = await bookOnce(db);
      await db.run(
        'insert into private.restored (at, is_rehearsal) values (private.shop_now(), false)',
      );
      await at(db, '12:00:01');
      await db.run(`select public.cancel_booking('${answer?.cancel_token}')`);
      assert.equal((await claim(db))?.kind, 'booking_cancelled');
    },
  },
  {
    name: 'record_delivery: a message that was sent is not claimed again, and holds no facts',
    run: async (db) => {
      await bookOnce(db);
      const claimed = await claim(db);
      assert.ok(claimed);
      await record(db, claimed);
      assert.deepEqual(await outcomeOf(db), ['sent', 1, '']);
      await at(db, '18:00:00');
      assert.equal(await claim(db), null);
      assert.deepEqual(await db.query('select facts from private.outbox'), [{ facts: {} }]);
    },
  },
  {
    name: 'record_delivery: a problem is tried again after 1, 2, 4, … and at most 64 minutes',
    run: async (db) => {
      await bookOnce(db);
      for (const [minutes, time] of [
        [1, '12:00:00'],
        [2, '12:01:00'],
        [4, '12:03:00'],
      ] as const) {
        await at(db, time);
        const claimed = await claim(db);
        assert.ok(claimed, time);
        await record(db, claimed, 'connection refused');
        const [row] = await db.query<{ minutes: number }>(
          `select (extract(epoch from next_attempt_at - private.shop_now()) / 60)::int as minutes from private.outbox`,
        );
        assert.equal(row?.minutes, minutes);
      }
      assert.deepEqual(await outcomeOf(db), ['pending', 3, 'connection refused']);
      await db.run('update private.outbox set attempts = 20');
      await at(db, '13:00:00');
      const late = await claim(db);
      assert.ok(late);
      await record(db, late, 'connection refused');
      await at(db, '14:03:59');
      assert.equal(await claim(db), null);
      await at(db, '14:04:00');
      assert.ok(await claim(db));
    },
  },
  {
    name: 'record_delivery: a final problem fails the message with its reason',
    run: async (db) => {
      await bookOnce(db);
      const claimed = await claim(db);
      assert.ok(claimed);
      await record(db, claimed, `550 no such user ${'x'.repeat(600)}`, true);
      const [state, attempts, reason] = await outcomeOf(db);
      assert.deepEqual([state, attempts, String(reason).length], ['failed', 1, 500]);
      await db.run(setClock('2026-03-04T12:00:00-05:00'));
      assert.equal(await claim(db), null);
    },
  },
  {
    name: 'record_delivery: the result of an earlier claim changes nothing',
    run: async (db) => {
      await bookOnce(db);
      const first = await claim(db);
      await at(db, '12:01:00');
      const second = await claim(db);
      assert.ok(first && second);
      await record(db, first, 'too late', true);
      assert.deepEqual(await outcomeOf(db), ['pending', 2, '']);
      await record(db, second);
      await record(db, second, 'too late', true);
      assert.deepEqual(await outcomeOf(db), ['sent', 2, '']);
    },
  },
  {
    name: 'claim_outbox: fails a message that has expired, with the last reason',
    run: async (db) => {
      await bookOnce(db);
      const claimed = await claim(db);
      assert.ok(claimed);
      await record(db, claimed, 'connection refused');
      await db.run(setClock('2026-03-05T12:00:00-05:00'));
      assert.equal(await claim(db), null);
      assert.deepEqual(await outcomeOf(db), ['failed', 1, 'connection refused']);
      await bookOnce(db);
      await db.run(setClock('2026-03-08T12:00:00-05:00'));
      assert.equal(await claim(db), null);
    },
  },
  {
    name: 'outbox: a reminder expires when its appointment starts',
    run: async (db) => {
      await emptyOutbox(db);
      await book(db, { date: '2026-03-06', slot: '10:00' });
      await db.run(`delete from private.outbox where kind <> 'booking_reminder'`);
      await db.run(setClock('2026-03-06T10:00:00-05:00'));
      assert.equal(await claim(db), null);
      assert.deepEqual(await outcomeOf(db), ['failed', 0, 'too_late']);
    },
  },
  {
    name: 'list_sent: administrators read what was sent about a booking, others do not',
    run: async (db) => {
      await bookOnce(db);
      const claimed = await claim(db);
      assert.ok(claimed);
      await record(db, claimed);
      const sql = `select kind, state, attempts from json_to_recordset(public.list_sent(
        (select id from public.bookings where reference = '${claimed.facts.reference}')))
        as m (kind text, state text, attempts int)`;
      const { rows } = await attempt(db, 'admin', sql);
      assert.deepEqual(rows, [{ kind: 'booking_confirmed', state: 'sent', attempts: 1 }]);
      assert.equal((await attempt(db, 'user', sql)).refusal?.message, 'not_admin');
    },
  },
  {
    name: 'outbox: rows of a deleted booking or message are deleted with it',
    run: async (db) => {
      await bookOnce(db);
      await db.run('delete from public.bookings; delete from public.contact_messages');
      assert.deepEqual(await rowsOf(db), []);
    },
  },
];
