import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { book } from './booking.ts';
import type { Check } from './check.ts';
import { at, bookOnce, claim } from './outboxClaims.ts';
import { emptyOutbox, rowsOf } from './outboxRows.ts';

const ask = (db: Db, keepsMails: boolean) =>
  attempt(db, 'messenger', 'select public.claim_outbox(60, $1)', { parameters: [keepsMails] });

async function hold(db: Db, reference: string, actor: Actor = 'admin') {
  const [booking] = await db.query<{ id: string }>(
    'select id from public.bookings where reference = $1',
    [reference],
  );
  const { rows, refusal } = await attempt<{ held: number }>(
    db,
    actor,
    'select public.hold_messages($1) as held',
    { parameters: [booking?.id] },
  );
  return refusal?.message ?? rows[0]?.held;
}

const move = (db: Db, reference: string, slot: string) =>
  attempt(db, 'admin', 'update public.bookings set requested_slot = $1 where reference = $2', {
    parameters: [slot, reference],
  });

const outcomes = async (db: Db, kind: string) =>
  (await rowsOf(db, `o.kind = '${kind}'`))
    .map(({ state, reason }) => `${state} ${reason}`.trim())
    .sort();

/** Restores a backup at the time of the fixture. */
const restore = (db: Db, isRehearsal: boolean) =>
  db.run(
    `insert into private.restored (at, is_rehearsal) values (private.shop_now(), ${isRehearsal})`,
  );

export const delivery: Check[] = [
  {
    name: 'claim_outbox: holds what was due when a backup was restored, until a person releases it',
    run: async (db) => {
      await bookOnce(db);
      await restore(db, false);
      assert.equal(await claim(db), null);
      await at(db, '12:01:00');
      await book(db, { slot: '10:00' });
      assert.notEqual(await claim(db), null);
      await db.run(
        `delete from private.outbox where due_at > (select r.at from private.restored r)`,
      );
      assert.equal(await claim(db), null);
      await db.run('delete from private.restored');
      assert.equal((await claim(db))?.kind, 'booking_confirmed');
    },
  },
  {
    name: 'claim_outbox: sends nothing in a rehearsal of a restore',
    run: async (db) => {
      await restore(db, true);
      await at(db, '12:01:00');
      await bookOnce(db);
      assert.equal(await claim(db), null);
    },
  },
  {
    name: 'claim_outbox: writes that a worker runs only every five minutes',
    run: async (db) => {
      await ask(db, false);
      await at(db, '12:04:59');
      await ask(db, false);
      const seen = `select to_char(seen_at at time zone 'America/New_York', 'HH24:MI') as seen from private.workers where work = 'messages'`;
      assert.deepEqual(await db.query(seen), [{ seen: '12:00' }]);
      await at(db, '12:05:01');
      await ask(db, false);
      assert.deepEqual(await db.query(seen), [{ seen: '12:05' }]);
    },
  },
  {
    name: 'hold_messages: holds back a change by staff until it is sent, and leaves the reminder',
    run: async (db) => {
      const { answer } = await book(db, { date: '2026-03-06', slot: '10:00' });
      const other = await book(db, { date: '2026-03-09', slot: '10:00' });
      const reference = String(answer?.reference);
      await emptyOutbox(db);
      await move(db, reference, '11:00');
      await move(db, String(other.answer?.reference), '11:00');
      assert.equal(await hold(db, reference, 'user'), 'not_admin');
      assert.equal(await hold(db, reference), 1);
      assert.equal(await hold(db, reference), 0);
      assert.deepEqual(await outcomes(db, 'booking_moved'), ['failed held_back', 'pending']);
      assert.deepEqual(await outcomes(db, 'booking_reminder'), ['pending', 'pending']);
      // The next change is told again.
      await move(db, reference, '13:00');
      await at(db, '12:00:15');
      assert.equal(await hold(db, reference), 0);
      assert.equal((await claim(db))?.kind, 'booking_moved');
      assert.equal((await claim(db))?.kind, 'booking_moved');
      assert.equal(await claim(db), null);
    },
  },
  {
    name: 'hold_messages: does not hold back what a worker has claimed',
    run: async (db) => {
      const { answer } = await book(db, { date: '2026-03-06', slot: '10:00' });
      const reference = String(answer?.reference);
      await emptyOutbox(db);
      await move(db, reference, '11:00');
      await db.run(`update private.outbox set attempts = 1 where kind = 'booking_moved'`);
      assert.equal(await hold(db, reference), 0);
    },
  },
];
