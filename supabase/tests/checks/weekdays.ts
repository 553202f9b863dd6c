import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import type { Check } from './check.ts';

interface RowVersion {
  id: string;
  updated_at: string;
}

interface Days {
  weekdays: number[];
  spans?: string[];
  slots?: string[];
}

const read = (db: Db, weekdays: number[]) =>
  db.query<RowVersion>(
    `select id, updated_at::text from public.opening_hours where weekday = any ($1)
     union all select id, updated_at::text from public.slots where weekday = any ($1)`,
    [weekdays],
  );

/** Saves weekdays. Returns the error's message, or undefined. */
async function saveWeekdays(
  db: Db,
  { weekdays, spans = [], slots = [] }: Days,
  { versions, actor = 'admin' }: { versions?: RowVersion[]; actor?: Actor } = {},
) {
  const { refusal } = await attempt(
    db,
    actor,
    'select public.save_weekdays($1, $2, $3, $4::text::jsonb)',
    {
      parameters: [weekdays, spans, slots, JSON.stringify(versions ?? (await read(db, weekdays)))],
    },
  );
  return refusal?.message;
}

const spansOf = async (db: Db, weekday: number) =>
  (
    await db.query<{ id: string; span: string }>(
      `select id, to_char(opens, 'HH24:MI-') || to_char(closes, 'HH24:MI') as span
       from public.opening_hours where weekday = $1 order by opens`,
      [weekday],
    )
  ).map(({ span }) => span);

const slotsOf = async (db: Db, weekday: number) =>
  (
    await db.query<{ slot: string }>(
      `select to_char(starts, 'HH24:MI') as slot from public.slots where weekday = $1 order by 1`,
      [weekday],
    )
  ).map(({ slot }) => slot);

const FRIDAY = { weekdays: [5], spans: ['08:00-14:00', '15:00-18:00'], slots: ['08:00', '15:00'] };

export const weekdays: Check[] = [
  {
    name: 'weekdays: several days get the same spans and slots, and other days keep theirs',
    run: async (db) => {
      assert.equal(await saveWeekdays(db, { ...FRIDAY, weekdays: [5, 7] }), undefined);
      for (const day of [5, 7]) {
        assert.deepEqual(await spansOf(db, day), FRIDAY.spans);
        assert.deepEqual(await slotsOf(db, day), FRIDAY.slots);
      }
      assert.deepEqual(await spansOf(db, 4), ['08:00-20:00']);
      assert.equal((await slotsOf(db, 4)).length, 7);
    },
  },
  {
    name: 'weekdays: a new span may overlap the span that it replaces',
    run: async (db) => {
      assert.equal(await saveWeekdays(db, FRIDAY), undefined);
      const moved = { ...FRIDAY, spans: ['09:00-16:00', '17:00-18:00'] };
      assert.equal(await saveWeekdays(db, moved), undefined);
      assert.deepEqual(await spansOf(db, 5), moved.spans);
    },
  },
  {
    name: 'weekdays: rows that remain keep their versions',
    run: async (db) => {
      assert.equal(await saveWeekdays(db, FRIDAY), undefined);
      const before = await read(db, [5]);
      assert.equal(await saveWeekdays(db, FRIDAY), undefined);
      assert.deepEqual(await read(db, [5]), before);
    },
  },
  {
    name: 'weekdays: a day without spans is closed',
    run: async (db) => {
      assert.equal(await saveWeekdays(db, { weekdays: [6] }), undefined);
      assert.deepEqual(await spansOf(db, 6), []);
    },
  },
  {
    name: 'weekdays: a changed, an added and a removed row reject a save that did not read them',
    run: async (db) => {
      for (const change of [
        `update public.opening_hours set closes = '19:00' where weekday = 5`,
        `insert into public.slots (weekday, starts) values (5, '08:20')`,
        `delete from public.slots where weekday = 5 and starts = '08:20'`,
      ]) {
        const versions = await read(db, [5]);
        await db.run(change);
        assert.equal(await saveWeekdays(db, FRIDAY, { versions }), 'schedule_changed');
      }
      assert.deepEqual(await spansOf(db, 5), ['08:00-19:00']);
    },
  },
  {
    name: 'weekdays: overlapping spans and an impossible time are rejected as in the tables',
    run: async (db) => {
      const overlapping = { ...FRIDAY, spans: ['08:00-12:00', '12:00-18:00'] };
      assert.match((await saveWeekdays(db, overlapping)) ?? '', /opening_hours_once/);
      assert.match((await saveWeekdays(db, { ...FRIDAY, slots: ['25:00'] })) ?? '', /out of range/);
      assert.deepEqual(await spansOf(db, 5), ['08:00-20:00']);
    },
  },
  {
    name: 'weekdays: an account without administrator rights cannot save them',
    run: async (db) => {
      for (const actor of ['user', 'removed'] as const) {
        assert.equal(await saveWeekdays(db, FRIDAY, { actor }), 'not_admin');
      }
    },
  },
];
