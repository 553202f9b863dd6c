import assert from 'node:assert/strict';
import { ACCOUNTS, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert } from '../support/fixture.ts';
import type { Check } from './check.ts';
import { bookForCaller, placeInBay, reason, type StaffBooking, search } from './staffCalls.ts';

const change = (db: Db, booking: StaffBooking | undefined, changes: string) =>
  attempt<{ stage: string | null; bay: number | null }>(
    db,
    'admin',
    `update public.bookings set ${changes} where id = $1 returning stage, bay`,
    { parameters: [booking?.id] },
  );

async function onlyBooking(db: Db): Promise<StaffBooking | undefined> {
  return (await search(db, 'Rosa')).rows[0];
}

export const placedBookings: Check[] = [
  {
    name: 'place_in_bay: moves to exactly this time, bay and duration',
    run: async (db) => {
      const { row } = await bookForCaller(db, { bay: 2 });
      const moved = await placeInBay(db, row, { minutes: 30 });
      assert.deepEqual([moved.row?.bay, moved.row?.lasts], [1, 30]);
      const [at] = await db.query(
        `select requested_date::text as date, requested_slot as slot, (starts_at at time zone 'UTC')::text as at
         from public.bookings where bay = 1`,
      );
      assert.deepEqual(at, { date: '2026-03-04', slot: '10:00', at: '2026-03-04 15:00:00' });
      // Only longer, then only in another bay, then without chosen minutes and bay.
      const longer = await placeInBay(db, moved.row, { minutes: 120 });
      assert.deepEqual([longer.row?.bay, longer.row?.lasts], [1, 120]);
      const other = await placeInBay(db, longer.row, { bay: 2, minutes: 120 });
      assert.deepEqual([other.row?.bay, other.row?.lasts], [2, 120]);
      const usual = await placeInBay(db, other.row, { bay: null });
      assert.deepEqual([usual.row?.bay, usual.row?.lasts], [2, 45]);
    },
  },
  {
    name: 'place_in_bay: rejects a bay that is taken, also its own at another time, and changes nothing',
    run: async (db) => {
      const { row } = await bookForCaller(db, { bay: 1 });
      await bookForCaller(db, { bay: 1, slot: '11:00' });
      await bookForCaller(db, { bay: 2, slot: '13:00' });
      const tuesday = { date: '2026-03-03' };
      for (const values of [
        { ...tuesday, slot: '11:00', bay: 1 },
        { ...tuesday, slot: '13:00', bay: 2 },
        { ...tuesday, slot: '09:00', bay: 1, minutes: 121 },
      ]) {
        assert.deepEqual(reason(await placeInBay(db, row, values)), ['bay_taken', 'PT409']);
      }
      // The version that was read is still the present one.
      const fits = { ...tuesday, slot: '09:00', bay: 1, minutes: 120 };
      assert.equal((await placeInBay(db, row, fits)).row?.lasts, 120);
    },
  },
  {
    name: 'place_in_bay: rejects a booking that was changed since it was read, and an unknown one',
    run: async (db) => {
      const { row } = await bookForCaller(db);
      assert.ok((await placeInBay(db, row)).row);
      assert.deepEqual(reason(await placeInBay(db, row)), ['conflict', 'PT409']);
      assert.deepEqual(reason(await placeInBay(db, row, { updated_at: null })), [
        'conflict',
        'PT409',
      ]);
      const unknown = { id: ACCOUNTS.user, updated_at: row?.updated_at ?? '' };
      assert.deepEqual(reason(await placeInBay(db, unknown)), ['not_found', 'PT404']);
    },
  },
  {
    name: 'place_booking: a request for a free time has no time once it is cancelled, and gets it when it is confirmed',
    run: async (db) => {
      const request = await onlyBooking(db);
      const startsAt = async () => {
        const [row] = await db.query<{ starts_at: unknown }>(
          'select starts_at from public.bookings where id = $1',
          [request?.id],
        );
        return row?.starts_at;
      };
      const wish = `service = 'oil-change', requested_date = '2026-03-03', requested_slot = '09:00'`;
      for (const changes of [wish, `status = 'cancelled'`]) {
        await change(db, request, changes);
        assert.equal(await startsAt(), null);
      }
      await change(db, request, `status = 'confirmed'`);
      assert.notEqual(await startsAt(), null);
    },
  },
  {
    name: 'place_in_bay: confirms a request and a cancelled booking, once it has a service',
    run: async (db) => {
      const request = await onlyBooking(db);
      assert.equal((await placeInBay(db, request)).refusal?.message, 'time_missing');
      await change(db, request, `status = 'completed'`);
      const closed = await placeInBay(db, await onlyBooking(db));
      assert.equal(closed.refusal?.message, 'time_missing');
      await change(db, request, `status = 'requested'`);
      await change(db, request, `service = 'oil-change'`);
      const chosen = await onlyBooking(db);
      for (const missing of [{ date: null }, { slot: null }]) {
        assert.equal((await placeInBay(db, chosen, missing)).refusal?.message, 'time_missing');
      }
      const placed = await placeInBay(db, chosen);
      assert.deepEqual([placed.row?.status, placed.row?.bay], ['confirmed', 1]);
      await change(db, placed.row, `status = 'cancelled'`);
      const restored = await placeInBay(db, await onlyBooking(db), { bay: 2 });
      assert.deepEqual([restored.row?.status, restored.row?.bay], ['confirmed', 2]);
      await change(db, restored.row, `status = 'completed'`);
      const completed = await placeInBay(db, await onlyBooking(db));
      assert.equal(completed.row?.status, 'completed');
    },
  },
  {
    name: 'bookings: a booking that may take any bay keeps its own when its time changes and that bay is free',
    run: async (db) => {
      const { row } = await bookForCaller(db, { bay: 2 });
      assert.deepEqual((await change(db, row, `requested_slot = '10:00', bay = null`)).rows, [
        { stage: null, bay: 2 },
      ]);
      await bookForCaller(db, { bay: 2, slot: '13:00' });
      const { refusal } = await change(db, row, `requested_slot = '13:00'`);
      assert.equal(refusal?.message, 'bay_taken');
      assert.equal((await change(db, row, `requested_slot = '13:00', bay = null`)).rows[0]?.bay, 1);
    },
  },
  {
    name: 'bookings: a changed bay is checked also when the time stays',
    run: async (db) => {
      const { row } = await bookForCaller(db);
      const hold = { bay: 2, starts_at: '2026-03-03 09:30-05', ends_at: '2026-03-03 10:00-05' };
      await db.run(insert('public.holds', hold));
      assert.deepEqual(reason(await change(db, row, 'bay = 2')), ['bay_taken', 'PT409']);
      await db.run('delete from public.holds where bay = 2');
      assert.deepEqual((await change(db, row, 'bay = 2')).rows, [{ stage: null, bay: 2 }]);
    },
  },
  {
    name: 'bookings: a confirmed booking has stages, and another status clears them',
    run: async (db) => {
      const { row } = await bookForCaller(db);
      for (const stage of ['arrived', 'in_bay', 'ready']) {
        assert.deepEqual((await change(db, row, `stage = '${stage}'`)).rows, [{ stage, bay: 1 }]);
      }
      assert.deepEqual((await change(db, row, `requested_slot = '10:00'`)).rows, [
        { stage: 'ready', bay: 1 },
      ]);
      assert.deepEqual((await change(db, row, `status = 'completed'`)).rows, [
        { stage: null, bay: 1 },
      ]);
      const undone = await change(db, row, `status = 'confirmed', stage = 'ready'`);
      assert.deepEqual(undone.rows, [{ stage: 'ready', bay: 1 }]);
    },
  },
];
