import assert from 'node:assert/strict';
import { type Actor, attempt } from '../support/actors.ts';
import type { Db } from '../support/db.ts';
import { insert, PICTURE, VALID } from '../support/fixture.ts';
import type { Check } from './check.ts';

type Published =
  | 'products'
  | 'pictures'
  | 'content_blocks'
  | 'settings'
  | 'services'
  | 'opening_hours'
  | 'slots'
  | 'closures'
  | 'offers'
  | 'vehicle_tires'
  | 'list_entries';

/** What each table's update changes, and the row to update or delete. */
const ROWS: Record<Published, { set: string; where: string }> = {
  products: {
    set: `description = description || '!'`,
    where: `name = '${VALID.products.name}'`,
  },
  pictures: { set: `alt = alt || '!'`, where: `id = '${PICTURE}'` },
  content_blocks: {
    set: `content = content || '!'`,
    where: `page = 'home' and identifier = 'hero_title'`,
  },
  settings: { set: `value = value || '!'`, where: `key = 'shop_name'` },
  services: { set: 'price = price + 1', where: `id = 'oil-change'` },
  opening_hours: { set: `closes = closes - interval '1 hour'`, where: 'weekday = 6' },
  slots: {
    set: `starts = starts + interval '30 minutes'`,
    where: `weekday = 1 and starts = '09:00'`,
  },
  vehicle_tires: { set: `engine = 'V6'`, where: `make = '${VALID.vehicle_tires.make}'` },
  list_entries: { set: 'years = 10', where: `title = 'Do you fix flats?'` },
  offers: { set: 'percent = percent + 1', where: `title = '${VALID.offers.title}'` },
  closures: { set: `reason = reason || '!'`, where: `reason = '${VALID.closures.reason}'` },
};

const update = (table: Published) =>
  `update public.${table} set ${ROWS[table].set} where ${ROWS[table].where}`;

const SAVES: Record<string, (table: Published) => string> = {
  insert: (table) => insert(`public.${table}`, VALID[table]),
  update,
  delete: (table) => `delete from public.${table} where ${ROWS[table].where}`,
};

const IMPORT = `insert into public.products (name, description, price, category, image_url)
  select 'Tire ' || n, 'New', 100, 'winter-tires', '/tire.webp' from generate_series(1, 100) as n`;

interface Queued {
  table_name: Published;
  state: 'pending' | 'published' | 'failed';
}

const row = (table_name: Published, state: Queued['state'] = 'pending') => ({ table_name, state });

/** Removes what the seed and the fixture queued; a check runs in the fixture's transaction. */
const emptyQueue = (db: Db) => db.run('delete from public.publications');

const queued = (db: Db) =>
  db.query<Queued>('select table_name, state from public.publications order by id');

async function save(db: Db, sql: string, actor: Actor = 'admin'): Promise<void> {
  assert.equal((await attempt(db, actor, sql)).refusal, undefined);
}

const ALL = '(select array_agg(id)::text from public.publications)';
const record = (db: Db, state: 'published' | 'failed') =>
  save(
    db,
    state === 'published'
      ? `select public.record_published(${ALL}, '[]')`
      : `select public.record_failed(${ALL}, 'no space left')`,
    'publisher',
  );

const saveChecks = (Object.keys(ROWS) as Published[]).flatMap((table) =>
  Object.entries(SAVES).map(
    ([kind, statement]): Check => ({
      name: `publications: ${kind} on ${table} queues one pending row`,
      run: async (db) => {
        await emptyQueue(db);
        await save(db, statement(table), 'service');
        assert.deepEqual(await queued(db), [row(table)]);
      },
    }),
  ),
);

export const publications: Check[] = [
  ...saveChecks,
  {
    name: 'publications: several changes in one transaction queue one row per table',
    run: async (db) => {
      await emptyQueue(db);
      await save(db, IMPORT);
      await save(db, update('products'));
      await save(db, update('settings'));
      await save(db, update('settings'));
      assert.deepEqual(await queued(db), [row('products'), row('settings')]);
    },
  },
  {
    name: 'publications: a later transaction queues a row of its own while an earlier one is pending',
    run: async (db) => {
      await emptyQueue(db);
      await save(db, update('settings'));
      await db.run('update public.publications set transaction_id = 1');
      await save(db, update('settings'));
      assert.deepEqual(await queued(db), [row('settings'), row('settings')]);
    },
  },
  {
    name: 'publications: a refused write, a write of no row and a write of equal values queue nothing',
    run: async (db) => {
      await emptyQueue(db);
      const { refusal } = await attempt(db, 'admin', 'update public.products set price = -1');
      assert.equal(refusal?.code, '23514');
      await save(db, 'delete from public.products', 'user');
      await save(db, 'update public.products set price = 1 where false');
      for (const { table, column } of [
        { table: 'products', column: 'price' },
        { table: 'services', column: 'price' },
        { table: 'opening_hours', column: 'closes' },
      ]) {
        await save(db, `update public.${table} set ${column} = ${column}`);
      }
      assert.deepEqual(await queued(db), []);
    },
  },
  {
    name: 'publications: a published row with the same transaction id does not suppress a new row',
    run: async (db) => {
      await emptyQueue(db);
      await save(db, update('settings'));
      await record(db, 'published');
      await save(db, update('settings'));
      assert.deepEqual(await queued(db), [row('settings', 'published'), row('settings')]);
    },
  },
  {
    name: 'publications: a failed row with the same transaction id covers a new change',
    run: async (db) => {
      await emptyQueue(db);
      await save(db, update('settings'));
      await record(db, 'failed');
      await save(db, update('settings'));
      assert.deepEqual(await queued(db), [row('settings', 'failed')]);
    },
  },
  {
    name: 'publications: the publisher records a failure and a retry, and cannot change a published row',
    run: async (db) => {
      await emptyQueue(db);
      await save(db, update('settings'));
      for (const state of ['failed', 'published', 'failed'] as const) await record(db, state);
      assert.deepEqual(await queued(db), [row('settings', 'published')]);
    },
  },
  {
    name: 'publications: a save deletes rows that were published more than 30 days ago',
    run: async (db) => {
      await emptyQueue(db);
      await db.run(`insert into public.publications (table_name, state, finished_at, transaction_id)
        select 'products', state, now() - make_interval(days => days), days
        from unnest(array[29, 31]) as days, unnest(array['failed', 'published']) as state`);
      await save(db, update('settings'));
      const remaining = await db.query(
        `select state, transaction_id::int as days from public.publications
         where state <> 'pending' order by state, days`,
      );
      assert.deepEqual(remaining, [
        { state: 'failed', days: 29 },
        { state: 'failed', days: 31 },
        { state: 'published', days: 29 },
      ]);
    },
  },
];
