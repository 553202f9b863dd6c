import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert } from '../support/fixture.ts';
import { book } from './booking.ts';
import type { Check } from './check.ts';
import { bookForCaller, placeInBay } from './staffCalls.ts';

const TUESDAY = '2026-03-03';

/** Whom staff are to call: the name, the reason, and about what they were called. */
async function toCall(db: Db) {
  const { rows } = await attempt<{ line: string }>(
    db,
    'admin',
    `select concat_ws(' ', booking ->> 'name', reason, booking ->> 'called_about') as line
     from json_to_recordset(public.bookings_to_call()) as c (booking json, reason text)`,
  );
  return rows.map(({ line }) => line);
}

const close = (db: Db) =>
  db.run(insert('public.closures', { first_day: TUESDAY, last_day: TUESDAY }));

/** Stores that the customer was called; returns why it was refused. */
const tick = async (db: Db, about: string | null, name = 'Ann') => {
  const sql = 'update public.bookings set called_about = $1 where name = $2';
  return (await attempt(db, 'admin', sql, { parameters: [about, name] })).refusal?.message;
};

export const callList: Check[] = [
  {
    name: 'bookings_to_call: lists by time what a closure hits, and nothing once it is removed',
    run: async (db) => {
      await book(db, { name: 'Ben', slot: '10:00' });
      await book(db, { name: 'Ann', slot: '09:00' });
      await book(db, { name: 'Cid', slot: '09:00', date: '2026-03-04' });
      assert.deepEqual(await toCall(db), []);
      await close(db);
      assert.deepEqual(await toCall(db), ['Ann closed_day', 'Ben closed_day']);
      await db.run('delete from public.closures');
      assert.deepEqual(await toCall(db), []);
    },
  },
  {
    name: 'bookings_to_call: lists what shorter hours and a bay out of order hit, whatever its slot',
    run: async (db) => {
      await book(db, { name: 'Ann', slot: '09:00' });
      // Staff moved her to a time that is no slot.
      await db.run(`update public.bookings set requested_slot = '09:15' where name = 'Ann'`);
      await book(db, { name: 'Ben', slot: '16:00' });
      await bookForCaller(db, { name: 'Cid', bay: 2 });
      await db.run(`update public.bays set is_active = false where id = 2;
        update public.opening_hours set closes = '16:30' where weekday = 2`);
      assert.deepEqual(await toCall(db), ['Cid invalid_bay', 'Ben outside_hours']);
      await db.run('update public.bays set is_active = not is_active where id < 3');
      assert.deepEqual(await toCall(db), ['Ann invalid_bay', 'Ben outside_hours']);
    },
  },
  {
    name: 'bookings_to_call: leaves out what takes place although its slot is gone or its bay is booked twice',
    run: async (db) => {
      await book(db, { name: 'Ann', slot: '09:00' });
      await bookForCaller(db, { name: 'Ben', slot: '09:15', bay: 1, booked_anyway: ['bay_taken'] });
      await db.run(`delete from public.slots where starts = '09:00'`);
      assert.deepEqual(await toCall(db), []);
    },
  },
  {
    name: 'bookings_to_call: leaves out what staff booked anyway, unless another reason has come up',
    run: async (db) => {
      await bookForCaller(db, { name: 'Ann', slot: '07:00', booked_anyway: ['outside_hours'] });
      assert.deepEqual(await toCall(db), []);
      await close(db);
      assert.deepEqual(await toCall(db), ['Ann closed_day']);
    },
  },
  {
    name: 'called_about: remains until the booking gets another time, bay or status',
    run: async (db) => {
      const { row } = await bookForCaller(db, { name: 'Ann', bay: 1 });
      await close(db);
      assert.equal(await tick(db, 'closed_day'), undefined);
      assert.deepEqual(await toCall(db), ['Ann closed_day closed_day']);
      await db.run(`update public.bookings set notes = 'Comes on Friday' where id = '${row?.id}'`);
      assert.deepEqual(await toCall(db), ['Ann closed_day closed_day']);
      const [{ updated_at } = { updated_at: '' }] = await db.query<{ updated_at: string }>(
        `select updated_at::text from public.bookings where id = '${row?.id}'`,
      );
      const id = row?.id ?? '';
      const onto = { date: TUESDAY, slot: '13:00', bay: 1, booked_anyway: ['closed_day'] };
      const moved = await placeInBay(db, { id, updated_at }, onto);
      assert.equal(moved.refusal, undefined);
      assert.deepEqual(
        await db.query(`select called_about from public.bookings where id = '${id}'`),
        [{ called_about: null }],
      );
    },
  },
  {
    name: 'called_about: a cancelled booking leaves the list, and is to be called again once it is restored',
    run: async (db) => {
      await bookForCaller(db, { name: 'Ann' });
      await close(db);
      await tick(db, 'closed_day');
      await db.run(`update public.bookings set status = 'cancelled' where name = 'Ann'`);
      assert.deepEqual(await toCall(db), []);
      await db.run(
        `update public.bookings set status = 'confirmed', booked_anyway = '{closed_day}' where name = 'Ann'`,
      );
      const stored = `select called_about from public.bookings where name = 'Ann'`;
      assert.deepEqual(await db.query(stored), [{ called_about: null }]);
    },
  },
];
