import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { setClock } from '../support/fixture.ts';
import { book } from './booking.ts';
import type { Check } from './check.ts';
import { at, bookOnce, type Claimed, claim, outcomeOf, record } from './outboxClaims.ts';
import { emptyOutbox, rowsOf } from './outboxRows.ts';

/** Another service, car and length, at the same time: nothing that is told at once. */
const editVisit = (db: Db) =>
  db.run(`update public.bookings set service = 'brake-service', vehicle = '2020 Ford F-150', minutes = 90
    where id = (select booking_id from private.outbox limit 1)`);

export const outboxFacts: Check[] = [
  {
    name: 'claim_outbox: a reminder tells what is booked when it is sent',
    run: async (db) => {
      await emptyOutbox(db);
      await book(db, { date: '2026-03-06', slot: '10:00' });
      await db.run(`delete from private.outbox where kind <> 'booking_reminder'`);
      await at(db, '12:05:00');
      await editVisit(db);
      await db.run(setClock('2026-03-05T10:00:00-05:00'));
      const claimed = await claim(db);
      const { ends_at, services, sequence } = claimed?.facts ?? {};
      assert.deepEqual(
        [claimed?.kind, ends_at, services?.map(({ en }) => en)],
        ['booking_reminder', '2026-03-06T16:30:00Z', ['Brake Service']],
      );
      // Calendars replace their entry by a file of a higher number only.
      const [booked] = await db.query<{ sequence: number }>(
        `select (private.booking_facts(b) ->> 'sequence')::int as sequence from public.bookings b
         where reference = $1`,
        [claimed?.facts.reference],
      );
      assert.equal(sequence, booked?.sequence);
    },
  },
  {
    name: 'claim_outbox: a confirmation tells what was booked when it was written',
    run: async (db) => {
      await bookOnce(db);
      const first = await claim(db);
      await editVisit(db);
      await at(db, '12:01:00');
      const again = await claim(db);
      assert.ok(first);
      assert.deepEqual(again?.facts, first.facts);
    },
  },
  {
    name: 'claim_outbox: what is tried again is not sent after a later message about its booking',
    run: async (db) => {
      const answer = await bookOnce(db);
      const confirmation = await claim(db);
      assert.ok(confirmation && answer);
      await record(db, confirmation, 'connection refused');
      const move = (slot: string) =>
        attempt(
          db,
          'admin',
          `update public.bookings set requested_slot = $1 where reference = $2`,
          {
            parameters: [slot, answer.reference],
          },
        );
      const [before] = await db.query<{ slot: string }>(
        'select requested_slot as slot from public.bookings where reference = $1',
        [answer.reference],
      );
      // A move that is undone before it is told leaves the confirmation.
      await move('13:00');
      await move(String(before?.slot));
      await at(db, '12:01:00');
      const again = await claim(db);
      assert.equal(again?.kind, 'booking_confirmed');
      await record(db, again, 'connection refused');
      await move('13:00');
      await at(db, '12:10:00');
      const moved = await claim(db);
      assert.equal(moved?.kind, 'booking_moved');
      await record(db, moved, 'connection refused');
      assert.equal(await claim(db), null);
      await at(db, '12:20:00');
      assert.equal((await claim(db))?.kind, 'booking_moved');
      const confirmed = await rowsOf(db, `o.kind = 'booking_confirmed'`);
      assert.deepEqual(
        confirmed.map(({ state, reason }) => [state, reason]),
        [['failed', 'outdated']],
      );
    },
  },
  {
    name: 'claim_outbox: a car that was picked up is not called ready',
    run: async (db) => {
      const answer = await bookOnce(db);
      await emptyOutbox(db);
      const set = (values: string) =>
        attempt(db, 'admin', `update public.bookings set ${values} where reference = $1`, {
          parameters: [answer?.reference],
        });
      await db.run(setClock('2026-03-04T12:00:00-05:00'));
      await set(`stage = 'ready'`);
      await db.run(setClock('2026-03-04T12:01:00-05:00'));
      const ready = await claim(db);
      assert.equal(ready?.kind, 'booking_ready');
      await record(db, ready, 'connection refused');
      await set(`further_services = '{tire-rotation}'`);
      await db.run(setClock('2026-03-04T12:02:00-05:00'));
      const again = await claim(db);
      assert.equal(again?.facts.services.length, 2);
      await record(db, again as Claimed, 'connection refused');
      await set(`status = 'completed', stage = null`);
      await db.run(setClock('2026-03-04T12:30:00-05:00'));
      assert.equal(await claim(db), null);
      assert.deepEqual(await outcomeOf(db), ['failed', 2, 'outdated']);
    },
  },
];
