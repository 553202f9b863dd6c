/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import { connectMessenger } from '@shop/backend/lite/connectMessenger';
import { connectPublisher } from '@shop/backend/lite/connectPublisher';
import type { Backend, BackendOptions } from '@shop/backend/lite/createBackend';
import { loadBackend } from '@shop/backend/lite/testing/loadBackend';
import { builtInShop } from '../../shared-contract/src/builtInShop';
import { type ContentRows, contentSource } from '../../shared-data/src/content/contentSource';
import { seedServices } from '../../shared-data/src/schedule/seedServices';
import { startPostgresCluster } from '../../supabase/tests/support/postgresCluster.ts';
import { openPostgresDb } from '../../supabase/tests/support/postgresDb.ts';
import { freePort } from '../server/testing/freePort';
import { createLease } from './lease';
import { countPending, readQueue, recordFailed, recordPublished } from './publish';
import type { RunAsPublisher } from './runAsPublisher';

const PASSWORD = 'a-test-password';

interface Opened {
  backend: Backend;
  run: RunAsPublisher;
  /** Of the real PostgreSQL. */
  url: (role: string, password?: string) => string;
  close(): Promise<void>;
}

const createBackend = (options: Partial<BackendOptions>) =>
  loadBackend({
    accountRules: {
      signUp: 'private.sign_up_problem',
      queueMessage: 'private.queue_account_message',
    },
    ...options,
  });

async function openPglite(): Promise<Opened> {
  const backend = await createBackend({});
  const url = () => '';
  return { backend, run: backend.asPublisher, url, close: () => backend.close() };
}

async function openPostgres(): Promise<Opened> {
  const port = await freePort();
  const cluster = startPostgresCluster({ port });
  const owner = await openPostgresDb(cluster.socketFolder, { port });
  await owner.run(`alter role postgres password '${PASSWORD}'`);
  const url = (role: string, password = PASSWORD) =>
    `postgres://${role}:${password}@127.0.0.1:${port}/postgres`;
  const backend = await createBackend({ databaseUrl: url('postgres') });
  await owner.run(`alter role publisher login password '${PASSWORD}';
    alter role publisher set timezone = 'America/New_York'`);
  const connection = await connectPublisher(url('publisher'));
  const close = async () => {
    await connection.close();
    await backend.close();
    await owner.close();
    cluster.stop();
  };
  return { backend, run: connection.run, url, close };
}

const SAVE_PRODUCTS = `insert into public.products
    (id, name, description, price, category, image_url, created_at)
  select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'Tire ' || n, 'Two' || chr(10) || 'lines',
    n + 0.50, 'winter-tires', '/tire.webp',
    '2026-03-02T17:00:00.120Z'::timestamptz + make_interval(secs => n / 2)
  from generate_series(1, 2000) as n`;

describe.each([
  ['PGlite', openPglite],
  ['PostgreSQL', openPostgres],
])('on %s', (_, open) => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());

  const save = (sql: string) => opened.backend.query(sql);
  const saveShopName = (name: string) =>
    save(`update public.settings set value = '${name}' where key = 'shop_name'`);
  const read = () => readQueue<ContentRows>(opened.run, contentSource);
  const publishAll = async () => recordPublished(opened.run, (await read()).pending);
  const states = () =>
    save(`select state, reason, finished_at is null as unfinished
      from public.publications order by id desc limit 1`);

  test('the snapshot contains what was queued, and the content in order', async () => {
    await save(`insert into public.content_blocks (page, identifier, content)
      values ('home', 'hero_title', 'B'), ('home', 'hero_text', 'A'), ('about', 'hero_title', 'C')`);
    const { pending, rows } = await read();
    const { settings, contentBlocks, products } = rows;
    expect(pending).toHaveLength(5);
    expect(settings).toContainEqual({
      id: expect.any(String),
      key: 'phone',
      value: '+17705550123',
    });
    const keys = settings.map(({ key }) => key);
    expect(keys).toEqual([...keys].sort());
    const blocks = contentBlocks.map((block) => `${block.page} ${block.identifier}`);
    expect(blocks).toEqual(['about hero_title', 'home hero_text', 'home hero_title']);
    expect(products[0]).toMatchObject({ name: 'Michelin CrossClimate2', is_sample: true });
    expect(products).toHaveLength(11);
  });

  test('the content of a new shop contains the services and the week that pages show before it', async () => {
    const { services, openingHours, specialDays } = contentSource.parse((await read()).rows).content
      .shop;
    expect(services).toEqual(seedServices);
    expect({ openingHours, specialDays }).toEqual({
      openingHours: builtInShop.openingHours,
      specialDays: [],
    });
  });

  test('the content has the offers that run, and knows when that changes', async () => {
    await save(`insert into public.services (id, name, name_es, minutes, price, is_active)
      values ('gone', 'Gone', 'Nada', 30, 20, false)`);
    await save(`insert into public.offers (title, title_es, service, category, percent, starts_at, ends_at)
      select o.title, 'Oferta', o.service, case when o.service is null then 'winter-tires' end, case when o.service is not null then 10 end,
        date_trunc('minute', now()) + o.starts, date_trunc('minute', now()) + o.ends
      from (values
        ('Runs', 'oil-change', interval '-1 hour', interval '2 hours'),
        ('', null, interval '-1 hour', interval '1 hour'),
        ('Comes', 'oil-change', interval '1 day', interval '2 days'),
        ('Over', 'oil-change', interval '-2 days', interval '-1 day'),
        ('Retired', 'gone', interval '-1 hour', interval '1 minute')) as o (title, service, starts, ends)`);
    const { rows } = await read();
    const { shop } = contentSource.parse(rows).content;
    expect(shop.offers?.map(({ title }) => title)).toEqual([
      { en: 'Oferta', es: 'Oferta' },
      { en: 'Runs', es: 'Oferta' },
    ]);
    expect(shop.offers?.map(({ category }) => category)).toEqual(['winter-tires', undefined]);
    expect(shop.discounts?.map(({ from }) => Date.parse(from) < Date.now())).toEqual([true, false]);
    const minutes = (contentSource.changesIn(rows) ?? 0) / 60_000;
    expect(minutes).toBeGreaterThan(0);
    expect(minutes).toBeLessThanOrEqual(60);
    await save('delete from public.offers');
    await publishAll();
  });

  test('the content of a new shop contains examples of tires, by vehicle and rim', async () => {
    const { vehicleTires } = (await read()).rows;
    const rav4 = { make: 'Toyota', model: 'RAV4', from: 2013, example: true };
    expect(vehicleTires.filter(({ model }) => model === 'RAV4')).toEqual([
      { ...rav4, front: '225/65R17 102H' },
      { ...rav4, front: '225/60R18 100H' },
    ]);
    expect(vehicleTires).toContainEqual({
      ...{ make: 'BMW', model: '3 Series', from: 2012, example: true },
      ...{ front: '225/45R18 95Y', rear: '255/40R18 99Y' },
    });
  });

  test('2,000 imported products are one pending row, and all are in the snapshot', async () => {
    await save('delete from public.products');
    await publishAll();
    await save(SAVE_PRODUCTS);
    const {
      pending,
      rows: { products },
    } = await read();
    expect(pending).toHaveLength(1);
    expect(products).toHaveLength(2000);
    expect(products.slice(0, 3).map(({ name }) => name)).toEqual([
      'Tire 2000',
      'Tire 1998',
      'Tire 1999',
    ]);
    expect(JSON.stringify(products.at(-1))).toBe(
      '{"id":"00000000-0000-4000-8000-000000000001","name":"Tire 1","description":"Two\\nlines","price":1.5,"category":"winter-tires","image_url":"/tire.webp","in_stock":true,"created_at":"2026-03-02T17:00:00.120Z","kind":"tire","condition":"new"}',
    );
    await save('delete from public.products');
  });

  test('a published row leaves the queue and stays published', async () => {
    await publishAll();
    await saveShopName('One');
    await saveShopName('Two');
    const { pending } = await read();
    expect(pending).toHaveLength(2);
    await recordPublished(opened.run, pending);
    await recordFailed(opened.run, pending, 'too late');
    expect(await countPending(opened.run)).toEqual({ pending: 0, failed: 0 });
    expect(await states()).toEqual([{ state: 'published', reason: '', unfinished: false }]);
  });

  test('a failed row stays in the queue with the start of its reason, and can be published', async () => {
    await publishAll();
    await saveShopName('Three');
    await saveShopName('Four');
    const { pending } = await read();
    await recordFailed(opened.run, pending.slice(1), 'é'.repeat(501));
    expect(await countPending(opened.run)).toEqual({ pending: 1, failed: 1 });
    expect(await states()).toEqual([
      { state: 'failed', reason: 'é'.repeat(500), unfinished: false },
    ]);
    expect((await read()).pending).toEqual(pending);
    await publishAll();
    expect(await states()).toEqual([{ state: 'published', reason: '', unfinished: false }]);
  });

  const unpublished = () =>
    save(`select table_name, row_id, state, reason from public.publications
      where state <> 'published' order by table_name, row_id`);
  const failing = (row_id: string, reason: string) => ({ table_name: 'products', row_id, reason });

  test('rows that fail have a publication of their own, and those of others are published', async () => {
    await publishAll();
    await saveShopName('Of another');
    const both = [failing('7', 'Tire: damaged'), failing('8', 'Rim: damaged')];
    await recordPublished(opened.run, (await read()).pending, both);
    const failed = both.map((row) => ({ ...row, state: 'failed' }));
    expect(await unpublished()).toEqual(failed);
    // The next run reads them again: one is mended, the other has another reason now.
    await saveShopName('Of a third');
    const { pending } = await read();
    await recordPublished(opened.run, pending, [failing('8', 'Rim: no answer')]);
    expect(await unpublished()).toEqual([{ ...failed[1], reason: 'Rim: no answer' }]);
  });

  test('a run that fails as a whole leaves the reasons of rows as they are', async () => {
    await publishAll();
    await recordPublished(opened.run, [], [failing('7', 'Tire: damaged')]);
    await saveShopName('Waits');
    await recordFailed(opened.run, (await read()).pending, 'no space left');
    expect(await unpublished()).toEqual([
      { ...failing('7', 'Tire: damaged'), state: 'failed' },
      { table_name: 'settings', row_id: '', state: 'failed', reason: 'no space left' },
    ]);
    await publishAll();
    expect(await unpublished()).toEqual([]);
  });

  test('recording the outcome of no row changes nothing', async () => {
    await saveShopName('Five');
    await recordPublished(opened.run, []);
    expect(await countPending(opened.run)).toEqual({ pending: 1, failed: 0 });
  });

  test.each([
    'select from public.bookings',
    'update public.products set in_stock = false',
    `insert into public.publications (table_name) values ('products')`,
    `update public.publications set requested_at = now()`,
    'delete from public.publications',
  ])('the publisher is refused: %s', async (statement) => {
    await expect(opened.run(statement)).rejects.toThrow('permission denied');
  });

  test('asPublisher runs one statement as the publisher, and the next runs as the owner', async () => {
    const role = 'select current_user as role';
    expect(await opened.backend.asPublisher(role)).toEqual([{ role: 'publisher' }]);
    await expect(opened.backend.asPublisher('select 1 / 0')).rejects.toThrow('division by zero');
    expect(await opened.backend.query(role)).toEqual([{ role: 'postgres' }]);
  });

  if (open !== openPostgres) return;

  test('the lease belongs to the publisher, whichever session each of its statements runs in', async () => {
    const sessions = [opened, await connectPublisher(opened.url('publisher'))] as const;
    let statements = 0;
    const pooled: RunAsPublisher = (sql, parameters) => {
      statements += 1;
      return sessions[statements % 2 ? 0 : 1].run(sql, parameters);
    };
    const lease = createLease(pooled);
    await lease.during(async (confirm) => {
      await confirm();
      await expect(createLease(opened.run).hold()).rejects.toThrow(
        'Another publisher has been at work',
      );
    });
    await lease.release();
    await createLease(opened.run).hold();
    await sessions[1].close();
  });

  test('the messenger signs in, and the publisher may not deliver', async () => {
    await opened.backend.query(`alter role messenger login password '${PASSWORD}'`);
    await (await connectMessenger(opened.url('messenger'))).close();
    await expect(connectMessenger(opened.url('publisher'))).rejects.toThrow(
      'The role publisher may not deliver messages',
    );
  });

  test.each([
    ['a wrong password', () => opened.url('publisher', 'wrong'), 'password authentication failed'],
    ['another role', () => opened.url('postgres'), 'must log in as the role publisher'],
    ['a closed port', () => 'postgres://publisher:wrong@127.0.0.1:1/postgres', 'ECONNREFUSED'],
    ['a malformed URL', () => 'postgres://publisher:wrong@:x', 'Invalid URL'],
  ])('connectPublisher rejects %s with one sentence', async (_name, url, sentence) => {
    const error: Error = await connectPublisher(url()).catch((reason) => reason);
    expect(error.message).toMatch(new RegExp(`^The publisher .*${sentence}.*$`));
    expect(Object.keys(error)).toEqual([]);
  });
});
