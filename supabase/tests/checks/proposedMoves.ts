import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert, setClock } from '../support/fixture.ts';
import { AFTERNOON, bookAfternoon, holds, type Proposal, propose } from './afternoon.ts';
import type { Check } from './check.ts';
import { bookForCaller } from './staffCalls.ts';

const lineOf = ({ booking, day, slot, bay }: Proposal) =>
  [booking.name, ...(bay === null ? ['stays'] : [day?.slice(5), slot, bay])].join(' ');
async function proposed(db: Db, ends?: string | null) {
  const { proposals, refusal } = await propose(db, ends);
  assert.equal(refusal, undefined, refusal?.message);
  return proposals.map(lineOf);
}

export const proposedMoves: Check[] = [
  {
    name: 'propose_moves: another bay at the same time, or else the next slot; nothing is changed',
    run: async (db) => {
      await bookAfternoon(db);
      const before = await db.query('select * from public.bookings order by id');
      assert.deepEqual(await proposed(db), ['Ann 03-03 13:00 2', 'Ben 03-03 16:00 2']);
      assert.deepEqual(await db.query('select * from public.bookings order by id'), before);
      assert.equal(await holds(db), 0);
    },
  },
  {
    name: 'propose_moves: names only who needs this bay at that time',
    run: async (db) => {
      await bookForCaller(db, { name: 'Early', slot: '12:15', bay: 1, minutes: 45 });
      await bookForCaller(db, { name: 'Ready', slot: '13:00', bay: 1, minutes: 30 });
      await bookForCaller(db, { name: 'Done', slot: '13:30', bay: 1, minutes: 30 });
      await bookForCaller(db, { name: 'Gone', slot: '14:00', bay: 1, minutes: 30 });
      await bookForCaller(db, { name: 'Asked', date: null });
      await bookForCaller(db, { name: 'Other', slot: '13:00', bay: 2 });
      await bookForCaller(db, { name: 'Later', slot: '17:00', bay: 1 });
      await bookForCaller(db, { name: 'Last', slot: '16:45', bay: 1, minutes: 15 });
      await db.run(`update public.bookings set stage = 'ready' where name = 'Ready';
        update public.bookings set status = 'completed' where name = 'Done';
        update public.bookings set status = 'cancelled' where name = 'Gone'`);
      const all = (await propose(db)).proposals.map(({ booking }) => booking.name);
      assert.deepEqual(all, ['Last']);
      // What is no visit any more does not keep the bay from being held.
      await db.run(`delete from public.bookings where name = 'Last'`);
      const row = { bay: 1, starts_at: AFTERNOON.starts, ends_at: AFTERNOON.ends };
      assert.equal((await attempt(db, 'admin', insert('public.holds', row))).refusal, undefined);
    },
  },
  {
    name: 'propose_moves: two visits are not given the same place, and one without a place stays',
    run: async (db) => {
      await bookForCaller(db, { name: 'Ann', slot: '13:00', bay: 1 });
      await bookForCaller(db, { name: 'Ben', slot: '13:45', bay: 1 });
      await bookForCaller(db, { name: 'Cid', slot: '13:00', bay: 2, minutes: 150 });
      // At 16:00 one bay is free: the second gets the next morning.
      assert.deepEqual(await proposed(db), ['Ann 03-03 16:00 2', 'Ben 03-04 09:00 1']);
      await db.run(`delete from public.slots where weekday in (3, 4, 5) or starts = '16:00'`);
      assert.deepEqual(await proposed(db), ['Ann 03-09 09:00 1', 'Ben 03-09 09:00 2']);
      await db.run('delete from public.slots');
      assert.deepEqual(await proposed(db), ['Ann stays', 'Ben stays']);
    },
  },
  {
    name: 'propose_moves: a car that has come gets another bay, and no other time',
    run: async (db) => {
      await bookAfternoon(db);
      await db.run(setClock('2026-03-03T13:10:00-05:00'));
      await db.run(`update public.bookings set stage = 'in_bay' where name in ('Ann', 'Ben')`);
      assert.deepEqual(await proposed(db), ['Ann 03-03 13:00 2', 'Ben stays']);
    },
  },
  {
    name: 'propose_moves: one that a closure hits too stays, and keeps no other from its place',
    run: async (db) => {
      await bookForCaller(db, { name: 'Ann', slot: '13:00', bay: 1 });
      await bookForCaller(db, { name: 'Ben', slot: '15:00', bay: 1 });
      const closed = { first_day: '2026-03-03', last_day: '2026-03-03', closes: '12:00' };
      await db.run(insert('public.closures', { ...closed, reopens: '14:00' }));
      assert.deepEqual(await proposed(db), ['Ann stays', 'Ben 03-03 15:00 2']);
    },
  },
  {
    name: 'propose_moves: regards what a service needs, and how long staff planned',
    run: async (db) => {
      await bookForCaller(db, { name: 'Ann', slot: '13:00', bay: 1, minutes: 90 });
      await bookForCaller(db, { name: 'Cid', slot: '14:00', bay: 2, minutes: 15 });
      assert.deepEqual(await proposed(db), ['Ann 03-03 15:00 2']);
      await db.run(`update public.bays set equipment = '{lift}' where id = 1;
        update public.services set needs = '{lift}' where id = 'oil-change'`);
      assert.deepEqual(await proposed(db), ['Ann 03-04 09:00 1']);
    },
  },
  {
    name: 'propose_moves: without an end the bay is out of use, on later days too',
    run: async (db) => {
      await bookForCaller(db, { name: 'Ann', slot: '13:00', bay: 1 });
      await bookForCaller(db, { name: 'Ben', slot: '09:00', date: '2026-03-20', bay: 1 });
      await bookForCaller(db, { name: 'Morning', slot: '09:00', bay: 1 });
      assert.deepEqual(await proposed(db, null), ['Ann 03-03 13:00 2', 'Ben 03-20 09:00 2']);
      const { rows } = await attempt<{ count: number }>(
        db,
        'admin',
        'select json_array_length(public.propose_moves(1)) as count',
      );
      assert.deepEqual(rows, [{ count: 3 }]);
      await db.run('update public.bays set is_active = false where id = 2');
      assert.equal((await propose(db, null)).refusal?.message, 'last_bay');
    },
  },
];
