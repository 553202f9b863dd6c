/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import { type Opened, openEngine } from './support/engines.ts';
import { listDifferences } from './support/listDifferences.ts';
import { testRules } from './support/testRules.ts';

let opened: Opened;

beforeAll(async () => {
  opened = await openEngine('postgres 17');
});

afterAll(() => opened?.close());

test('the server is of the major that config.toml names', async () => {
  const [server] = await opened.db.query<{ major: number }>(
    `select current_setting('server_version_num')::int / 10000 as major`,
  );
  expect(server?.major).toBe(17);
});

test('the declared catalogue is that of this major too', async () => {
  expect(await listDifferences(opened.db)).toEqual([]);
});

testRules(() => opened.db);
