import assert from 'node:assert/strict';
import { attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert } from '../support/fixture.ts';
import { book, bookingRefused } from './booking.ts';
import type { Check } from './check.ts';
import { bookForCaller, placeInBay, type StaffBooking } from './staffCalls.ts';

const TUESDAY = '2026-03-03';
const SATURDAY = '2026-03-07';
const SUNDAY = '2026-03-08';

/** The bay of a booking, its slot, and why staff booked it anyway. */
async function stored(db: Db, booking: Pick<StaffBooking, 'id'> | undefined) {
  const [row] = await db.query<{ bay: number; slot: string; booked_anyway: string[] }>(
    'select bay, requested_slot as slot, booked_anyway from public.bookings where id = $1',
    [booking?.id],
  );
  return row;
}

/** Why staff are asked before this is booked. */
async function askedAbout(db: Db, values: Record<string, unknown>) {
  const { refusal } = await bookForCaller(db, values);
  return refusal?.detail;
}

const change = (db: Db, booking: StaffBooking | undefined, changes: string) =>
  attempt(db, 'admin', `update public.bookings set ${changes} where id = $1 returning id`, {
    parameters: [booking?.id],
  });

/** Two bookings that fill both bays on Tuesday at 9:00. */
const fillBays = async (db: Db) => {
  const { row } = await bookForCaller(db, { bay: 1 });
  await bookForCaller(db, { bay: 2 });
  return row;
};

export const bookedAnyway: Check[] = [
  {
    name: 'staff times: staff start at any quarter of an hour, and visitors at a slot',
    run: async (db) => {
      for (const slot of ['10:15', '11:30', '17:00', '12:45']) {
        const { row } = await bookForCaller(db, { slot });
        assert.deepEqual(await stored(db, row), { bay: 1, slot, booked_anyway: [] });
      }
      assert.equal((await bookForCaller(db, { slot: '10:07' })).refusal?.message, 'invalid_slot');
      await bookingRefused(db, { slot: '10:15' }, 'invalid_slot');
      await bookingRefused(db, { slot: '17:00' }, 'invalid_slot');
      await db.run(insert('public.slots', { weekday: 2, starts: '10:50' }));
      assert.ok((await bookForCaller(db, { slot: '10:50' })).row);
    },
  },
  {
    name: 'staff times: staff book on an open day without slots, and visitors do not',
    run: async (db) => {
      const { row } = await bookForCaller(db, { date: SATURDAY, slot: '09:15' });
      assert.deepEqual((await stored(db, row))?.booked_anyway, []);
      await bookingRefused(db, { date: SATURDAY, slot: '09:00' }, 'invalid_date');
    },
  },
  {
    name: 'staff times: staff move to any quarter of an hour, and a visitor’s booking too',
    run: async (db) => {
      const { answer } = await book(db);
      const [visitor] = await db.query<StaffBooking>(
        'select id, updated_at::text from public.bookings where reference = $1',
        [answer?.reference],
      );
      const { row } = await placeInBay(db, visitor, { slot: '12:15' });
      assert.equal((await stored(db, row))?.slot, '12:15');
      const odd = await placeInBay(db, row, { slot: '12:20' });
      assert.equal(odd.refusal?.message, 'invalid_slot');
    },
  },
  {
    name: 'booked anyway: a closed day is refused without the confirmation, and marked with it',
    run: async (db) => {
      const sunday = { date: SUNDAY, slot: '09:00' };
      const { refusal } = await bookForCaller(db, sunday);
      assert.deepEqual([refusal?.message, refusal?.detail], ['closed_day', 'closed_day']);
      const other = await bookForCaller(db, { ...sunday, booked_anyway: ['outside_hours'] });
      assert.equal(other.refusal?.message, 'closed_day');
      for (const unclear of [null, [null]]) {
        const { refusal: again } = await bookForCaller(db, { ...sunday, booked_anyway: unclear });
        assert.equal(again?.message, 'closed_day');
      }
      const { row } = await bookForCaller(db, { ...sunday, booked_anyway: ['closed_day'] });
      assert.deepEqual((await stored(db, row))?.booked_anyway, ['closed_day']);
    },
  },
  {
    name: 'booked anyway: staff book outside the opening hours once they confirm it',
    run: async (db) => {
      for (const slot of ['07:30', '19:45']) {
        assert.equal(await askedAbout(db, { slot }), 'outside_hours');
        const { row } = await bookForCaller(db, { slot, booked_anyway: ['outside_hours'] });
        assert.deepEqual((await stored(db, row))?.booked_anyway, ['outside_hours']);
      }
    },
  },
  {
    name: 'booked anyway: staff book a bay twice once they confirm it, and nobody else does',
    run: async (db) => {
      await fillBays(db);
      assert.equal(await askedAbout(db, { bay: 2 }), 'bay_taken');
      assert.equal(await askedAbout(db, {}), 'slot_full');
      const chosen = await bookForCaller(db, { bay: 2, booked_anyway: ['bay_taken'] });
      assert.deepEqual(await stored(db, chosen.row), {
        ...{ bay: 2, slot: '09:00', booked_anyway: ['bay_taken'] },
      });
      const anyBay = await bookForCaller(db, { booked_anyway: ['slot_full'] });
      assert.deepEqual(await stored(db, anyBay.row), {
        ...{ bay: 1, slot: '09:00', booked_anyway: ['slot_full'] },
      });
      const second = await bookForCaller(db, { slot: '10:00', bay: 2 });
      const moved = `requested_slot = '09:00', bay = null, booked_anyway = '{slot_full}'`;
      assert.equal((await change(db, second.row, moved)).refusal, undefined);
      assert.equal((await stored(db, second.row))?.bay, 2);
      await bookingRefused(db, {}, 'slot_full', 'PT409');
      const { refusal } = await book(db);
      assert.equal(refusal?.detail ?? '', '');
    },
  },
  {
    name: 'booked anyway: one refusal names everything that is to be confirmed, and stores what applies',
    run: async (db) => {
      await fillBays(db);
      const early = { slot: '07:45', minutes: 120, bay: 1 };
      assert.equal(await askedAbout(db, early), 'outside_hours,bay_taken');
      const half = await bookForCaller(db, { ...early, booked_anyway: ['outside_hours'] });
      assert.deepEqual([half.refusal?.message, half.refusal?.code], ['bay_taken', 'PT409']);
      const all = ['bay_taken', 'closed_day', 'outside_hours'];
      const { row } = await bookForCaller(db, { ...early, booked_anyway: all });
      assert.deepEqual((await stored(db, row))?.booked_anyway, ['outside_hours', 'bay_taken']);
    },
  },
  {
    name: 'booked anyway: a bay that cannot do the work stays refused',
    run: async (db) => {
      await db.run(`update public.services set needs = '{lift}' where id = 'oil-change'`);
      const anything = ['closed_day', 'outside_hours', 'slot_full', 'bay_taken'];
      const anyBay = await bookForCaller(db, { booked_anyway: anything });
      assert.deepEqual([anyBay.refusal?.message, anyBay.refusal?.detail ?? ''], ['slot_full', '']);
      const chosen = await bookForCaller(db, { bay: 1, booked_anyway: anything });
      assert.equal(chosen.refusal?.message, 'invalid_bay');
      await db.run(`update public.services set needs = '{}';
        update public.bays set is_active = false where id = 2`);
      const inactive = await bookForCaller(db, { bay: 2, booked_anyway: anything });
      assert.equal(inactive.refusal?.message, 'invalid_bay');
    },
  },
  {
    name: 'booked anyway: a move asks too, and a move to where it fits removes the mark',
    run: async (db) => {
      const first = await fillBays(db);
      const { row } = await bookForCaller(db, { date: '2026-03-04', slot: '09:00', bay: 1 });
      const onto = { date: TUESDAY, slot: '09:00', bay: 1 };
      const { refusal } = await placeInBay(db, row, onto);
      assert.deepEqual([refusal?.message, refusal?.detail], ['bay_taken', 'bay_taken']);
      const moved = await placeInBay(db, row, { ...onto, booked_anyway: ['bay_taken'] });
      assert.deepEqual((await stored(db, moved.row))?.booked_anyway, ['bay_taken']);
      // Its mark confirms nothing for another place.
      const late = { slot: '19:30', bay: 1, date: TUESDAY };
      assert.equal((await placeInBay(db, moved.row, late)).refusal?.message, 'outside_hours');
      const again = await placeInBay(db, first, { ...onto, slot: '09:15' });
      assert.equal(again.refusal?.message, 'bay_taken');
      const away = await placeInBay(db, moved.row, { ...onto, slot: '12:00' });
      assert.deepEqual((await stored(db, away.row))?.booked_anyway, []);
    },
  },
  {
    name: 'booked anyway: the mark says what the database found, whatever staff write',
    run: async (db) => {
      const { row } = await bookForCaller(db, { booked_anyway: ['closed_day'] });
      assert.deepEqual((await stored(db, row))?.booked_anyway, []);
      await change(db, row, `booked_anyway = '{closed_day}', notes = 'x'`);
      assert.deepEqual((await stored(db, row))?.booked_anyway, []);
      const early = await bookForCaller(db, { slot: '07:00', booked_anyway: ['outside_hours'] });
      await change(db, early.row, `booked_anyway = '{}'`);
      assert.deepEqual((await stored(db, early.row))?.booked_anyway, ['outside_hours']);
      // A cancelled booking keeps it, so that cancelling can be undone.
      await change(db, early.row, `status = 'cancelled'`);
      const undone = await change(db, early.row, `status = 'confirmed'`);
      assert.equal(undone.refusal, undefined);
      assert.deepEqual((await stored(db, early.row))?.booked_anyway, ['outside_hours']);
      await change(db, early.row, `status = 'requested'`);
      assert.deepEqual((await stored(db, early.row))?.booked_anyway, []);
    },
  },
  {
    name: 'booked anyway: a visitor who moves such a booking is held to the visitors’ rules',
    run: async (db) => {
      const { answer } = await book(db);
      await db.run(`update public.bookings set requested_slot = '19:30', booked_anyway = '{outside_hours}'
        where bay is not null`);
      await db.run(`update public.opening_hours set opens = '09:30' where weekday = 3`);
      const { refusal } = await attempt(
        db,
        'anonymous',
        `select public.move_booking($1, '2026-03-04', '09:00')`,
        { parameters: [answer?.cancel_token] },
      );
      assert.equal(refusal?.message, 'outside_hours');
    },
  },
  {
    name: 'staff times: a visit that is reopened, or not ready after all, finds its bay held meanwhile',
    run: async (db) => {
      const { row: ann } = await bookForCaller(db, { slot: '10:00', bay: 1 });
      const { row: ben } = await bookForCaller(db, { slot: '14:00', bay: 1 });
      const hold = (times: object) =>
        attempt(db, 'admin', insert('public.holds', { bay: 1, ...times }));
      await change(db, ann, `status = 'no_show'`);
      await change(db, ben, `stage = 'ready'`);
      for (const [starts_at, ends_at] of [
        [`${TUESDAY}T15:00Z`, `${TUESDAY}T15:30Z`],
        [`${TUESDAY}T19:00Z`, `${TUESDAY}T19:30Z`],
      ]) {
        assert.equal((await hold({ starts_at, ends_at })).refusal, undefined);
      }
      // What is not in the bay is still edited, and another bay's hold is no hindrance.
      assert.equal((await change(db, ann, `notes = 'Called.'`)).refusal, undefined);
      for (const [booking, changes] of [
        [ann, `status = 'confirmed'`],
        [ben, `stage = 'in_bay'`],
      ] as const) {
        const { refusal } = await change(db, booking, changes);
        assert.deepEqual([refusal?.message, refusal?.detail], ['bay_taken', 'bay_taken']);
        const anyway = `${changes}, booked_anyway = '{bay_taken}'`;
        assert.equal((await change(db, booking, anyway)).refusal, undefined);
        assert.deepEqual((await stored(db, booking))?.booked_anyway, ['bay_taken']);
      }
    },
  },
  {
    name: 'staff times: a visit is reopened where only another bay or time is held, or staff held the bay anyway',
    run: async (db) => {
      const { row } = await bookForCaller(db, { slot: '10:00', bay: 1 });
      await change(db, row, `status = 'no_show'`);
      await db.run(`insert into public.holds (bay, starts_at, ends_at, over_visits) values
        (2, '${TUESDAY}T15:00Z', '${TUESDAY}T15:30Z', false), (1, '${TUESDAY}T14:00Z', '${TUESDAY}T15:00Z', false),
        (1, '${TUESDAY}T15:00Z', '${TUESDAY}T15:30Z', true), (1, '${TUESDAY}T19:00Z', '${TUESDAY}T19:30Z', false)`);
      assert.equal((await change(db, row, `status = 'confirmed'`)).refusal, undefined);
      assert.deepEqual((await stored(db, row))?.booked_anyway, []);
    },
  },
];
