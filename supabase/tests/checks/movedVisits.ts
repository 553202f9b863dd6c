import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { FAIL_ON_LOCK } from './accounts.ts';
import {
  AFTERNOON,
  bookAfternoon,
  holds,
  type Proposal,
  propose,
  type Shown,
} from './afternoon.ts';
import type { Check } from './check.ts';
import { rowsOf } from './outboxRows.ts';
import { bookForCaller } from './staffCalls.ts';

const shownOf = ({ id, status, stage, starts_at, ends_at, bay }: Shown) => ({
  ...{ id, status, stage, starts_at, ends_at, bay },
});
const movesOf = (proposals: readonly Proposal[]) =>
  proposals.map(({ booking, day, slot, bay }) => ({
    ...shownOf(booking),
    ...{ to_day: day, to_slot: slot, to_bay: bay },
  }));
/** How what was moved returns: `before` as it was shown, `moved` as it is now. */
const returnOf = (before: Shown, moved: Shown) => ({
  ...shownOf(moved),
  ...{ to_day: before.requested_date, to_slot: before.requested_slot, to_bay: before.bay },
  ...{ booked_anyway: before.booked_anyway, moved_from: before.moved_from },
});

interface Outcome {
  moved: Shown[];
  left: Shown[];
}

const hold = (db: Db, moves: object[], id: string = randomUUID(), actor: Actor = 'admin') =>
  attempt<{ answer: Outcome }>(
    db,
    actor,
    'select public.hold_anyway($1, 1, $2, $3, $4, $5::text::jsonb) as answer',
    { parameters: [id, AFTERNOON.starts, AFTERNOON.ends, 'Lift', JSON.stringify(moves)] },
  );

const move = (db: Db, moves: object[], undone: string | null = null, actor: Actor = 'admin') =>
  attempt<{ answer: Outcome }>(
    db,
    actor,
    'select public.move_visits($1::text::jsonb, $2) as answer',
    { parameters: [JSON.stringify(moves), undone] },
  );

function outcomeOf({ rows, refusal }: Awaited<ReturnType<typeof hold>>) {
  assert.equal(refusal, undefined, refusal?.message);
  const { moved, left } = rows[0]?.answer ?? { moved: [], left: [] };
  const names = (bookings: Shown[]) => bookings.map(({ name }) => name).join(' ');
  return { moved: names(moved), left: names(left), rows: moved };
}

/** Where each visit is: `Ann 03-03 13:00 1`. */
const places = async (db: Db) =>
  (
    await db.query<{ line: string }>(
      `select concat_ws(' ', name, to_char(requested_date, 'MM-DD'), requested_slot, bay) as line
       from public.bookings where bay is not null order by name`,
    )
  ).map(({ line }) => line);

async function toCall(db: Db) {
  const { rows } = await attempt<{ line: string }>(
    db,
    'admin',
    `select concat_ws(' ', booking ->> 'name', reason, booking ->> 'called_about') as line
     from json_to_recordset(public.bookings_to_call()) as c (booking json, reason text)`,
  );
  return rows.map(({ line }) => line);
}

const MOVED = ['Ann 03-03 13:00 2', 'Ben 03-03 16:00 2', 'Cid 03-03 15:15 2'];
const BEFORE = ['Ann 03-03 13:00 1', 'Ben 03-03 15:00 1', 'Cid 03-03 15:15 2'];

export const movedVisits: Check[] = [
  {
    name: 'hold_anyway: moves each to the place that was shown, and lists who is to be called',
    run: async (db) => {
      await bookAfternoon(db);
      await db.run('delete from private.outbox');
      const { proposals } = await propose(db);
      const { moved, left } = outcomeOf(await hold(db, movesOf(proposals)));
      assert.deepEqual([moved, left], ['Ann Ben', '']);
      assert.deepEqual(await places(db), MOVED);
      assert.equal(await holds(db), 1);
      assert.deepEqual(await toCall(db), ['Ben moved']);
      const mails = await rowsOf(db, `o.kind <> 'booking_reminder'`);
      assert.deepEqual(
        mails.map(({ kind, recipient }) => `${kind} ${recipient}`),
        ['booking_moved ben@example.com'],
      );
    },
  },
  {
    name: 'hold_anyway: the history tells the hold, and each move with the colleague',
    run: async (db) => {
      await bookAfternoon(db);
      const { proposals } = await propose(db);
      await db.run('delete from public.audit_log');
      await hold(db, movesOf(proposals));
      const told = await db.query(
        `select table_name, action, (after ->> 'bay')::int as bay, after ? 'moved_from' as "isCalled"
         from public.audit_log where actor is not null order by id`,
      );
      assert.deepEqual(told, [
        { table_name: 'holds', action: 'INSERT', bay: 1, isCalled: false },
        { table_name: 'bookings', action: 'UPDATE', bay: 2, isCalled: false },
        { table_name: 'bookings', action: 'UPDATE', bay: 2, isCalled: true },
      ]);
    },
  },
  {
    name: 'hold_anyway: leaves what was changed since it was shown, or booked since, and names it',
    run: async (db) => {
      await bookAfternoon(db);
      const { proposals } = await propose(db);
      await db.run(`update public.bookings set minutes = 60 where name = 'Ann'`);
      await bookForCaller(db, { name: 'New', slot: '14:15', bay: 1, minutes: 15 });
      const { moved, left } = outcomeOf(await hold(db, movesOf(proposals)));
      assert.deepEqual([moved, left], ['Ben', 'Ann New']);
      assert.deepEqual(await toCall(db), ['Ann bay_held', 'New bay_held', 'Ben moved']);
      // Moved by hand, they have a bay again, and their customers nothing to hear of.
      await db.run(`update public.bookings set bay = 2 where name in ('Ann', 'New')`);
      assert.deepEqual(await toCall(db), ['Ben moved']);
    },
  },
  {
    name: 'hold_anyway: moves a booking whose notes, and not whose place, were changed',
    run: async (db) => {
      await bookAfternoon(db);
      const { proposals } = await propose(db);
      await db.run(`update public.bookings set notes = 'Please hurry' where name = 'Ann'`);
      assert.equal(outcomeOf(await hold(db, movesOf(proposals))).moved, 'Ann Ben');
    },
  },
  {
    name: 'hold_anyway: leaves one whose place was taken meanwhile',
    run: async (db) => {
      await bookAfternoon(db);
      const { proposals } = await propose(db);
      await bookForCaller(db, { name: 'New', slot: '13:15', bay: 2, minutes: 15 });
      const { moved, left } = outcomeOf(await hold(db, movesOf(proposals)));
      assert.deepEqual([moved, left], ['Ben', 'Ann']);
    },
  },
  {
    name: 'hold_anyway: sent again it finds its own work done; another hold under its id is rejected',
    run: async (db) => {
      await bookAfternoon(db);
      const id = randomUUID();
      const moves = movesOf((await propose(db)).proposals);
      const first = outcomeOf(await hold(db, moves, id));
      assert.deepEqual(outcomeOf(await hold(db, moves, id)), first);
      assert.equal(await holds(db), 1);
      await db.run(
        `update public.holds set ends_at = ends_at + interval '1 hour' where id = '${id}'`,
      );
      assert.equal((await hold(db, moves, id)).refusal?.message, 'held_earlier');
    },
  },
  {
    name: 'hold_anyway: a visit that staff booked outside the hours keeps its time in another bay',
    run: async (db) => {
      const late = { name: 'Ann', slot: '16:30', minutes: 240, booked_anyway: ['outside_hours'] };
      await bookForCaller(db, { ...late, bay: 1 });
      const { proposals } = await propose(db);
      assert.equal(outcomeOf(await hold(db, movesOf(proposals))).moved, 'Ann');
      assert.deepEqual(await places(db), ['Ann 03-03 16:30 2']);
      assert.deepEqual(await toCall(db), []);
    },
  },
  {
    name: 'move_visits: undoes a hold and all its moves, and nobody is to be called or written to',
    run: async (db) => {
      await bookAfternoon(db);
      await db.run('delete from private.outbox');
      const id = randomUUID();
      const { proposals } = await propose(db);
      const { rows } = outcomeOf(await hold(db, movesOf(proposals), id));
      const back = proposals.map(({ booking }, i) => returnOf(booking, rows[i] as Shown));
      assert.deepEqual(outcomeOf(await move(db, back, id)).left, '');
      assert.deepEqual(await places(db), BEFORE);
      assert.equal(await holds(db), 0);
      assert.deepEqual(await toCall(db), []);
      assert.deepEqual(await rowsOf(db, `o.kind <> 'booking_reminder'`), []);
      // The answer was lost.
      assert.deepEqual(outcomeOf(await move(db, back, id)).left, '');
    },
  },
  {
    name: 'move_visits: an undo leaves what was changed since, with its call, and names it',
    run: async (db) => {
      await bookAfternoon(db);
      const id = randomUUID();
      const { proposals } = await propose(db);
      const { rows } = outcomeOf(await hold(db, movesOf(proposals), id));
      await db.run(`update public.bookings set stage = 'arrived' where name = 'Ann'`);
      const back = proposals.map(({ booking }, i) => returnOf(booking, rows[i] as Shown));
      const { moved, left } = outcomeOf(await move(db, back, id));
      assert.deepEqual([moved, left], ['Ben', 'Ann']);
    },
  },
  {
    name: 'move_visits: an undo returns what was booked anyway, and an earlier move that is to be told',
    run: async (db) => {
      await bookForCaller(db, { name: 'Cid', slot: '13:00', bay: 1 });
      const twice = { name: 'Ann', slot: '13:00', bay: 1, booked_anyway: ['bay_taken'] };
      await bookForCaller(db, twice);
      await db.run(
        `update public.bookings set moved_from = '2026-03-03 14:00Z' where name = 'Ann'`,
      );
      const id = randomUUID();
      const { proposals } = await propose(db);
      const ann = proposals.filter(({ booking }) => booking.name === 'Ann');
      const { rows } = outcomeOf(await hold(db, movesOf(ann), id));
      const back = ann.map(({ booking }, i) => returnOf(booking, rows[i] as Shown));
      assert.equal(outcomeOf(await move(db, back, id)).left, '');
      const [stored] = await db.query(
        `select bay, booked_anyway, moved_from is not null as "isCalled" from public.bookings where name = 'Ann'`,
      );
      assert.deepEqual(stored, { bay: 1, booked_anyway: ['bay_taken'], isCalled: true });
    },
  },
  {
    name: 'move_visits: moves out of a bay that is no longer in use',
    run: async (db) => {
      await bookAfternoon(db);
      const { proposals } = await propose(db, null);
      await db.run('update public.bays set is_active = false where id = 1');
      assert.deepEqual(await toCall(db), ['Ann invalid_bay', 'Ben invalid_bay']);
      const { moved, left } = outcomeOf(await move(db, movesOf(proposals)));
      assert.deepEqual([moved, left], ['Ann Ben', '']);
      assert.deepEqual(await toCall(db), ['Ben moved']);
    },
  },
  {
    name: 'moved_from: a customer who was called, or has another time since, is not to be called',
    run: async (db) => {
      await bookAfternoon(db);
      await hold(db, movesOf((await propose(db)).proposals));
      await attempt(
        db,
        'admin',
        `update public.bookings set called_about = 'moved' where name = 'Ben'`,
      );
      assert.deepEqual(await toCall(db), ['Ben moved moved']);
      // In another bay at the time that the customer knows.
      await db.run(`delete from public.holds where reason = 'Lift';
        update public.bookings set bay = 1 where name = 'Ben'`);
      assert.deepEqual(await toCall(db), ['Ben moved moved']);
      await db.run(`update public.bookings set requested_slot = '16:15' where name = 'Ben'`);
      assert.deepEqual(await toCall(db), []);
    },
  },
  {
    name: 'moved visits: each function that writes waits for the lock on bookings, and is for staff only',
    run: async (db) => {
      const refused = ['not_admin', '42501'];
      for (const actor of ['user', 'removed'] as const) {
        const refusals = [
          (await propose(db, undefined, actor)).refusal,
          (await hold(db, [], undefined, actor)).refusal,
          (await move(db, [], null, actor)).refusal,
        ];
        for (const refusal of refusals) {
          assert.deepEqual([refusal?.message, refusal?.code], refused);
        }
      }
      await db.run(FAIL_ON_LOCK);
      assert.equal((await hold(db, [])).refusal?.message, 'waits for bookings');
      assert.equal((await move(db, [])).refusal?.message, 'waits for bookings');
    },
  },
];
