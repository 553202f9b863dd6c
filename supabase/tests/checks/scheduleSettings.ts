import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert } from '../support/fixture.ts';
import { seed } from '../support/prepare.ts';
import { setSetting } from './booking.ts';
import type { Check } from './check.ts';

async function save(db: Db, sql: string, actor: Actor = 'admin'): Promise<void> {
  assert.equal((await attempt(db, actor, sql)).refusal, undefined);
}

async function setting(db: Db, key: string): Promise<string | undefined> {
  const [row] = await db.query<{ value: string }>(
    'select value from public.settings where key = $1',
    [key],
  );
  return row?.value;
}

const activeBays = async (db: Db) =>
  (await db.query<{ id: number }>('select id from public.bays where is_active order by id')).map(
    ({ id }) => id,
  );

/** The spans of each weekday, `1 08:00-20:00`. */
const hours = async (db: Db) =>
  (
    await db.query<{ span: string }>(
      `select weekday || ' ' || to_char(opens, 'HH24:MI-') || to_char(closes, 'HH24:MI') as span
       from public.opening_hours order by 1`,
    )
  ).map(({ span }) => span);

/** Whole closed days, `2026-12-24..2026-12-26 reason`. */
const wholeDays = async (db: Db) =>
  (
    await db.query<{ days: string }>(
      `select trim(to_char(first_day, 'YYYY-MM-DD..') || to_char(last_day, 'YYYY-MM-DD ') || reason) as days
       from public.closures where closes is null order by 1`,
    )
  ).map(({ days }) => days);

const closure = (first_day: string, last_day = first_day, reason = '') =>
  insert('public.closures', { first_day, last_day, reason });

const WEEK = [1, 2, 3, 4, 5].map((day) => `${day} 08:00-20:00`);

export const scheduleSettings: Check[] = [
  {
    name: 'schedule settings: the seed and the initial rows are equal',
    run: async (db) => {
      const differing = await db.query(
        `select s.key from public.settings s join private.schedule_settings() m on m.key = s.key
         where m.value <> s.value`,
      );
      assert.deepEqual(differing, []);
      assert.deepEqual(await hours(db), [...WEEK, '6 09:00-17:00']);
      assert.deepEqual(await activeBays(db), [1, 2]);
    },
  },
  {
    name: 'schedule settings: a seed that is applied later keeps the schedule that staff have changed',
    run: async (db) => {
      await db.run('delete from public.settings');
      await save(db, closure('2030-12-24'));
      await save(db, 'delete from public.opening_hours where weekday = 6');
      await save(db, insert('public.bays', { id: 3, name: 'Alignment' }));
      await seed(db);
      assert.deepEqual(await wholeDays(db), ['2030-12-24..2030-12-24']);
      assert.deepEqual(await hours(db), WEEK);
      assert.deepEqual(await activeBays(db), [1, 2, 3]);
      assert.deepEqual(
        await Promise.all(['closures', 'hours_saturday', 'bays'].map((key) => setting(db, key))),
        ['2030-12-24', '', '3'],
      );
    },
  },
  {
    name: 'schedule settings: the number of bays adds, deactivates and reactivates bays',
    run: async (db) => {
      await setSetting(db, 'bays', '4');
      assert.deepEqual(await activeBays(db), [1, 2, 3, 4]);
      await save(db, 'update public.bays set is_active = false where id in (1, 3)');
      assert.equal(await setting(db, 'bays'), '2');
      await setSetting(db, 'bays', '3');
      assert.deepEqual(await activeBays(db), [1, 2, 4]);
      await setSetting(db, 'bays', '1');
      assert.deepEqual(await activeBays(db), [1]);
      await save(db, `update public.settings set value = '5' where key = 'bays'`);
      assert.deepEqual(await activeBays(db), [1, 2, 3, 4, 5]);
    },
  },
  {
    name: 'schedule settings: an added bay and a deleted bay change the number of bays',
    run: async (db) => {
      await save(db, insert('public.bays', { id: 9, name: 'Outside' }));
      assert.equal(await setting(db, 'bays'), '3');
      await save(db, 'delete from public.bays where id = 9', 'service');
      assert.equal(await setting(db, 'bays'), '2');
    },
  },
  {
    name: 'schedule settings: the last active bay cannot be deactivated',
    run: async (db) => {
      await save(db, 'update public.bays set is_active = false where id = 1');
      const { refusal } = await attempt(db, 'admin', 'update public.bays set is_active = false');
      assert.deepEqual([refusal?.message, refusal?.code], ['last_bay', '22023']);
    },
  },
  {
    name: 'schedule settings: a saved setting of hours replaces the spans of its days',
    run: async (db) => {
      await setSetting(db, 'hours_sunday', '10:00-14:00');
      await setSetting(db, 'hours_saturday', '');
      await setSetting(db, 'hours_weekdays', '07:30-18:00');
      assert.deepEqual(await hours(db), [
        ...[1, 2, 3, 4, 5].map((day) => `${day} 07:30-18:00`),
        '7 10:00-14:00',
      ]);
    },
  },
  {
    name: 'schedule settings: a setting of hours has the hours of most of its open days',
    run: async (db) => {
      await save(db, `update public.opening_hours set closes = '12:00' where weekday = 5`);
      await save(
        db,
        insert('public.opening_hours', { weekday: 5, opens: '13:00', closes: '17:00' }),
      );
      await save(db, 'delete from public.opening_hours where weekday in (1, 6)');
      assert.equal(await setting(db, 'hours_weekdays'), '08:00-20:00');
      assert.equal(await setting(db, 'hours_saturday'), '');
      // Saving the value that the rows have already changes none of them.
      await save(
        db,
        `update public.settings set value = '08:00-20:00' where key = 'hours_weekdays'`,
      );
      assert.deepEqual(await hours(db), [...WEEK.slice(1, 4), '5 08:00-12:00', '5 13:00-17:00']);
      await save(db, `update public.opening_hours set opens = '10:00' where weekday in (2, 3)`);
      await save(db, 'delete from public.opening_hours where weekday = 4');
      assert.equal(await setting(db, 'hours_weekdays'), '10:00-20:00');
      await save(db, 'delete from public.opening_hours where weekday in (2, 3)');
      assert.equal(await setting(db, 'hours_weekdays'), '08:00-17:00');
    },
  },
  {
    name: 'schedule settings: a closure of whole days is a day of the setting, one of some hours is not',
    run: async (db) => {
      await save(db, closure('2026-12-24', '2026-12-26', 'Christmas'));
      await save(db, closure('2026-12-26', '2026-12-27'));
      await save(db, closure('2026-03-09'));
      // In the past: the clock stands on 2 March.
      await save(db, closure('2026-02-27', '2026-03-02'));
      await save(db, closure('2026-01-01'));
      assert.equal(await setting(db, 'closures'), '2026-03-02, 2026-03-09, 2026-12-24..2026-12-27');
      await save(db, `delete from public.closures where last_day = '2026-12-27'`);
      assert.equal(await setting(db, 'closures'), '2026-03-02, 2026-03-09, 2026-12-24..2026-12-26');
    },
  },
  {
    name: 'schedule settings: saved closures keep the rows, reasons and hours that they do not change',
    run: async (db) => {
      await save(db, closure('2026-12-24', '2026-12-26', 'Christmas'));
      await save(db, closure('2026-07-03', '2026-07-04', 'Independence Day'));
      await save(db, closure('2026-01-01', '2026-01-01', 'New Year'));
      const value = '2026-01-15, 2026-07-04,  2026-11-26..2026-11-27, 2026-12-24..2026-12-28';
      await save(db, `update public.settings set value = '${value}' where key = 'closures'`);
      assert.equal(await setting(db, 'closures'), value);
      assert.deepEqual(await wholeDays(db), [
        '2026-01-01..2026-01-01 New Year',
        '2026-07-04..2026-07-04',
        '2026-11-26..2026-11-27',
        '2026-12-24..2026-12-26 Christmas',
        '2026-12-27..2026-12-28',
      ]);
      // A change of a reason does not rewrite a setting whose days are the same in another notation.
      await save(
        db,
        `update public.closures set reason = 'Thanksgiving' where first_day = '2026-11-26'`,
      );
      assert.equal(await setting(db, 'closures'), value);
      await setSetting(db, 'closures', '');
      assert.deepEqual(await wholeDays(db), ['2026-01-01..2026-01-01 New Year']);
      const [some] = await db.query<{ n: number }>(
        'select count(*)::int as n from public.closures where closes is not null',
      );
      assert.equal(some?.n, 1);
    },
  },
  {
    name: 'schedule settings: a setting that is inserted again changes the rows',
    run: async (db) => {
      await db.run(`delete from public.settings where key = 'bays'`);
      await save(db, insert('public.settings', { key: 'bays', value: '3' }), 'service');
      assert.deepEqual(await activeBays(db), [1, 2, 3]);
    },
  },
];
