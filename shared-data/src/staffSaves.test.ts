/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import { readFileSync } from 'node:fs';
import type { Backend } from '@shop/backend/lite/createBackend';
import { loadBackend } from '@shop/backend/lite/testing/loadBackend';
import { provideSite } from '@shop/shared-contract';
import { claimFirstAdmin, signUp } from './accounts/session';
import * as staff from './staff';
import { staffClient } from './staffClient';
import { ConflictError } from './staffMerge';
import { addCases, neverTwice } from './testSupport/addCases';
import type { SaveCase, Value } from './testSupport/saveCase';
import { saveCases } from './testSupport/saveCases';

/** No form edits a row with these, each for the reason that is given. */
const withoutForm = {
  contact_messages: 'the last mark counts',
  holds: 'no form edits a hold',
  publish_drafts: 'deletes the drafts, which its own test repeats',
  cancel_bookings: 'names each booking that it does not cancel, with its state',
  open_steps: 'only reads',
  import_products: 'names each line whose product was changed, and saves none',
};

const customer = { email: 'customer@example.com', password: 'secret3' };
const boss = { email: 'boss@example.com', password: 'secret1' };
const colleague = { email: 'colleague@example.com', password: 'secret2' };

let backend: Backend;
/** The token with which requests are sent instead of that of the session. */
let token: string | undefined;
let colleaguesToken = '';
/** The writes that reached the database. */
let written: string[] = [];
/** Whether the response of the next write is lost, after the database has stored it. */
let isLost = false;

async function send(input: RequestInfo | URL, init?: RequestInit) {
  const request = new Request(input, init);
  const { method, url, headers } = request;
  const isData = new URL(url).pathname.startsWith('/rest/');
  if (isData && token !== undefined) headers.set('authorization', `Bearer ${token}`);
  const response = await backend.fetch(request, '127.0.0.1');
  if (!isData || method === 'GET' || /picture_uses/.test(url)) return response;
  written.push(url);
  if (!isLost) return response;
  isLost = false;
  throw new TypeError('Failed to fetch');
}

beforeAll(async () => {
  globalThis.WebSocket ??= class {} as unknown as typeof WebSocket;
  backend = await loadBackend();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockImplementation(send);
  provideSite({
    contract: 1,
    backend: { url: 'http://shop.example', key: backend.publishableKey },
    remotes: [],
  });
  await signUp(customer);
  const other = await signUp(colleague);
  const { data } = await staffClient().auth.getSession();
  colleaguesToken = data.session?.access_token ?? '';
  const first = await signUp(boss);
  await claimFirstAdmin(first?.id ?? '');
  await backend.query('insert into public.admins (user_id) values ($1)', [other?.id]);
  await backend.query("update public.user_profiles set name = 'Ana' where id = $1", [other?.id]);
});
beforeEach(() => {
  token = undefined;
  isLost = false;
});
afterAll(() => backend?.close());

async function asColleague(work: () => Promise<unknown>): Promise<void> {
  token = colleaguesToken;
  await work();
  token = undefined;
}

const failure = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

const tablesOf = (privilege: string) =>
  backend.query<{ name: string }>(
    `select distinct table_name as name from information_schema.column_privileges
     where grantee = 'authenticated' and table_schema = 'public' and privilege_type = $1`,
    [privilege],
  );

test('no table of staff and no function that compares versions is left out', async () => {
  const tables = await tablesOf('UPDATE');
  const functions = await backend.query<{ name: string }>(
    `select p.proname as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', p.oid, 'execute')
       and (p.prosrc ~ 'updated_at' or exists (
         select from pg_proc helper where helper.pronamespace = 'private'::regnamespace
           and helper.prosrc ~ 'updated_at = ' and p.prosrc ~ format('private\\.%s\\M', helper.proname)))`,
  );
  const found = [...tables, ...functions].map(({ name }) => name);
  const known = [...Object.keys(withoutForm), ...saveCases.flatMap(({ covers }) => covers)];
  expect([...new Set(known)].sort()).toEqual(found.sort());
});

test('no request of staff that edits is left out', () => {
  const cases = ['saveCases', 'stockAndVisits']
    .map((file) => readFileSync(`shared-data/src/testSupport/${file}.ts`, 'utf8'))
    .join('\n');
  const left = Object.keys(staff)
    .filter((name) => /^(edit|save|rename|move|place)[A-Z]/.test(name))
    .filter((name) => !cases.includes(`${name}(`));
  // A repeated import finds its rows saved, a repeated move its visits moved.
  expect(left).toEqual(['moveVisits', 'saveImport']);
});

/** Makes a new version of the row with the same values. */
const touch = ({ covers: [table] }: SaveCase) =>
  backend.query(`update public.${table} set updated_at = updated_at`);

describe.each(saveCases)('$name', (each) => {
  const {
    create,
    remove,
    find,
    edit,
    getValue,
    editElsewhere,
    getElsewhere = () => undefined,
  } = each;
  async function present() {
    const row = await find();
    if (row === undefined) throw new Error('The row is missing.');
    return row;
  }
  async function start() {
    if (remove) await backend.exec(remove);
    await backend.exec(create);
    await edit(await present(), 'First');
    written = [];
    return present();
  }
  const wanted = async (value: Value) => {
    const row = await start();
    await edit(row, value);
    return getValue(await present());
  };

  test('unchanged: nothing is sent', async () => {
    const row = await start();
    expect(await edit(row, 'First')).toBeDefined();
    expect(written).toEqual([]);
  });

  test('twice: each change is sent once', async () => {
    await edit(await start(), 'Mine');
    await edit(await present(), 'Theirs');
    await edit(await present(), 'Theirs');
    expect(written).toHaveLength(2);
  });

  test('the response is lost: the next attempt finds the values stored', async () => {
    const mine = await wanted('Mine');
    const row = await start();
    isLost = true;
    expect(await failure(edit(row, 'Mine'))).toMatchObject({ kind: 'unreachable' });
    const stored = await present();
    expect(getValue(stored)).toEqual(mine);
    await edit(row, 'Mine');
    expect(await present()).toEqual(stored);
  });

  test('another session saved the same', async () => {
    const row = await start();
    await asColleague(() => edit(row, 'Mine'));
    const stored = await present();
    await edit(row, 'Mine');
    expect(await present()).toEqual(stored);
  });

  test('another session saved another value: a conflict that says who and when', async () => {
    const row = await start();
    await asColleague(() => edit(row, 'Theirs'));
    const stored = await present();
    expect(await failure(edit(row, 'Mine'))).toMatchObject({
      kind: 'conflict',
      change: { at: expect.any(String), staff: { name: 'Ana' } },
    });
    expect(await present()).toEqual(stored);
  });

  test('another session changed the row elsewhere: both changes are stored', async () => {
    const mine = await wanted('Mine');
    const row = await start();
    if (editElsewhere) await asColleague(() => editElsewhere(row, 'Theirs'));
    else await touch(each);
    const theirs = getElsewhere(await present());
    await edit(row, 'Mine');
    const stored = await present();
    expect([getValue(stored), getElsewhere(stored)]).toEqual([mine, theirs]);
  });

  for (const value of remove === undefined ? [] : (['Mine', 'First'] as const)) {
    test(`the row is gone, and ${value} is saved`, async () => {
      const row = await start();
      await backend.exec(remove ?? '');
      expect(await failure(edit(row, value))).toMatchObject({ kind: 'notFound' });
    });
  }

  test.each(['Mine', 'First'] as const)('the session has ended, and %s is saved', async (value) => {
    const row = await start();
    token = backend.publishableKey;
    expect(await failure(edit(row, value))).toMatchObject({ kind: 'sessionEnded' });
  });
});

test('no table that staff add rows to is left out', async () => {
  const found = (await tablesOf('INSERT')).map(({ name }) => name);
  const known = [...Object.keys(neverTwice), ...addCases.map(({ table }) => table)];
  expect(known.sort()).toEqual(found.sort());
});

describe.each(addCases)('a new row of $table', ({ add, list, same, other }) => {
  const [mine, theirs] = [crypto.randomUUID(), crypto.randomUUID()];
  /** Adds a row. Returns what became of it. */
  async function outcome(text: string, id: string) {
    const before = (await list()).length;
    const result = await failure(add(text, id));
    const added = (await list()).length - before;
    if (result instanceof ConflictError) return 'conflict';
    if (result instanceof Error) return 'refused';
    return added > 0 ? 'added' : 'saved';
  }

  test('the response is lost: the next attempt finds the row stored', async () => {
    isLost = true;
    expect(await failure(add('Added', mine))).toMatchObject({ kind: 'unreachable' });
    expect(await outcome('Added', mine)).toBe('saved');
  });

  test('another session added it first', async () => {
    expect(await outcome('Added', theirs)).toBe(same);
    expect(await outcome('Other', crypto.randomUUID())).toBe(other);
  });
});
