import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import { type Db, withSavepointRollback } from '../support/db.ts';
import { insert } from '../support/fixture.ts';
import { book } from './booking.ts';
import type { Check } from './check.ts';
import { bookForCaller } from './staffCalls.ts';

const DAYS = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-07'];
const TIMES = ['09:00', '10:00', '11:00', '12:30', '13:00', '14:00', '15:00', '16:00'];
/** Of the times that staff can choose: slots, times between them, and times at which the shop is closed. */
const STAFF_TIMES = [...TIMES, '07:45', '09:15', '11:45', '12:15', '16:30'];
const SERVICES = ['tire-rotation', 'brake-service', 'engine-diagnostic'];

/** Bays with different equipment, a break, a closure, holds, bookings and changed slots. */
async function arrangeBusyDays(db: Db): Promise<void> {
  await db.run(
    [
      insert('public.bays', { id: 3, name: 'Alignment', equipment: '{alignment-rack}' }),
      insert('public.bays', { id: 4, name: 'Storage', is_active: false, equipment: '{lift}' }),
      `update public.bays set equipment = '{lift}' where id = 2`,
      `update public.services set needs = '{lift}' where id = 'brake-service'`,
      `update public.opening_hours set closes = '12:00' where weekday = 3`,
      insert('public.opening_hours', { weekday: 3, opens: '12:30', closes: '16:30' }),
      insert('public.slots', { weekday: 3, starts: '12:30' }),
      insert('public.slots', { weekday: 6, starts: '16:00' }),
      `delete from public.slots where weekday = 2 and starts = '14:00'`,
      insert('public.closures', {
        ...{ first_day: '2026-03-03', last_day: '2026-03-03', closes: '15:30', reopens: '18:00' },
      }),
      ...[1, 3].map((bay) =>
        insert('public.holds', {
          ...{ bay, starts_at: '2026-03-03 10:30-05', ends_at: '2026-03-04 10:00-05' },
        }),
      ),
    ].join(';\n'),
  );
  for (const choice of [
    { service: 'brake-service', date: '2026-03-02', slot: '14:00' },
    { service: 'engine-diagnostic', date: '2026-03-03', slot: '09:00' },
    { service: 'engine-diagnostic', date: '2026-03-03', slot: '13:00' },
    { service: 'oil-change', date: '2026-03-04', slot: '10:00' },
    { service: 'oil-change', date: '2026-03-04', slot: '10:00' },
    ...[1, 2, 3].map(() => ({ service: 'tire-rotation', date: '2026-03-04', slot: '15:00' })),
  ]) {
    assert.equal((await book(db, choice)).refusal, undefined, JSON.stringify(choice));
  }
  // Of the two bays that remain, one is free at 15:00, and the work in bay 3 takes its place.
  await db.run(`update public.bays set is_active = false where id = 3;
    update public.bookings set status = 'cancelled' where bay = 1 and requested_slot = '15:00'`);
}

/** Books each time of a day until it is full. Returns the number of accepted bookings by time. */
async function countBays(db: Db, service: string, date: string): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const slot of TIMES) {
    await withSavepointRollback(db, async () => {
      let accepted = 0;
      while ((await book(db, { service, date, slot })).answer) accepted += 1;
      if (accepted > 0) counts[slot] = accepted;
    });
  }
  return counts;
}

interface StartTime {
  slot: string;
  is_past: boolean;
  bays: number[] | null;
}

/** Calls `start_times` as an administrator, for a day and a visit. */
const startTimes = async (db: Db, date: string, visit: object) => {
  const values = { date, ...visit };
  const names = Object.keys(values).map((name, i) => `p_${name} => $${i + 1}`);
  const sql = `select * from json_to_recordset(public.start_times(${names.join(', ')}))
    as t (slot text, is_past boolean, bays int[])`;
  const { rows } = await attempt<StartTime>(db, 'admin', sql, {
    parameters: Object.values(values),
  });
  return rows;
};

/** The bays in which staff can book each slot of a day, found by booking. */
async function acceptedBays(db: Db, service: string, date: string, slots: readonly string[]) {
  const accepted: Record<string, number[]> = {};
  for (const slot of slots) {
    accepted[slot] = [];
    for (const bay of [1, 2, 3, 4]) {
      const { row } = await withSavepointRollback(db, () =>
        bookForCaller(db, { service, date, slot, bay }),
      );
      if (row) accepted[slot].push(bay);
    }
  }
  return accepted;
}

export const scheduleAgreement: Check[] = [
  {
    name: 'slot_availability: the number of bays is the number of bookings that are accepted',
    run: async (db) => {
      await arrangeBusyDays(db);
      for (const service of SERVICES) {
        for (const date of DAYS) {
          const { rows } = await attempt<{ slot: string; bays: number }>(
            db,
            'anonymous',
            'select slot, bays from public.slot_availability(array[$1], $2::date, $2::date) where bays > 0',
            { parameters: [service, date] },
          );
          const listed = Object.fromEntries(rows.map(({ slot, bays }) => [slot, bays]));
          assert.deepEqual(listed, await countBays(db, service, date), `${service} ${date}`);
        }
      }
    },
  },
  {
    name: 'start_times: lists of each time the bays in which staff can book it',
    run: async (db) => {
      await arrangeBusyDays(db);
      for (const service of SERVICES) {
        for (const date of DAYS) {
          const times = await startTimes(db, date, { services: [service] });
          const chosen = times.filter(({ slot }) => STAFF_TIMES.includes(slot));
          const listed = Object.fromEntries(chosen.map(({ slot, bays }) => [slot, bays ?? []]));
          const accepted = await acceptedBays(db, service, date, Object.keys(listed));
          assert.deepEqual(listed, accepted, `${service} ${date}`);
        }
      }
    },
  },
  {
    name: 'start_times: lists quarters of an hour and slots, and marks those that are past or whose visit would end after the shop closes',
    run: async (db) => {
      const oilChange = { services: ['oil-change'] };
      const times = await startTimes(db, '2026-03-02', oilChange);
      assert.equal(times.length, 96);
      assert.equal(times.filter(({ is_past }) => is_past).at(-1)?.slot, '12:00');
      const long = await startTimes(db, '2026-03-03', { ...oilChange, minutes: 300 });
      const open = long.filter(({ bays }) => bays !== null).map(({ slot }) => slot);
      assert.deepEqual([open[0], open.at(-1)], ['08:00', '15:00']);
      await db.run(insert('public.slots', { weekday: 2, starts: '10:50' }));
      const slots = (await startTimes(db, '2026-03-03', oilChange)).map(({ slot }) => slot);
      assert.deepEqual(slots.slice(43, 46), ['10:45', '10:50', '11:00']);
    },
  },
  {
    name: 'start_times: leaves one booking out, and takes the shortest service where none is chosen',
    run: async (db) => {
      const { row } = await bookForCaller(db, { service: 'brake-service', bay: 1 });
      const at10 = async (visit: object) =>
        (await startTimes(db, '2026-03-03', visit)).find(({ slot }) => slot === '10:00')?.bays;
      assert.deepEqual(await at10({ services: ['oil-change'] }), [2]);
      assert.deepEqual(await at10({ services: ['oil-change'], except: row?.id }), [1, 2]);
      await bookForCaller(db, { slot: '11:00', bay: 2 });
      assert.deepEqual(await at10({ services: [] }), [2]);
      assert.deepEqual(await at10({ services: ['brake-service'] }), []);
    },
  },
];
