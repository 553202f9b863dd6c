/** @jest-environment node */

import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  createTestFolders,
  startAndFail,
  startServer,
  type TestFolders,
} from '@shop/platform/server/testing/startServer';

const TABLE = `create table public.parts (name text primary key);
  grant select, insert on public.parts to service_role;`;

let place: TestFolders;
beforeEach(async () => {
  place = await createTestFolders();
  await place.migration('20250101000000_parts.sql', TABLE);
});
afterEach(() => place.remove());

async function partsOf(server: Awaited<ReturnType<typeof startServer>>) {
  const headers = { apikey: server.keys().secretKey };
  const rows: { name: string }[] = await (await server.api('/rest/v1/parts', { headers })).json();
  return rows.map(({ name }) => name).sort();
}

test('a failing migration changes nothing, and the seed runs once the migration is corrected', async () => {
  await writeFile(path.join(place.projectDir, 'seed.sql'), `insert into parts values ('seeded');`);
  const half = `insert into public.parts values ('half'); select no_such_thing();`;
  await place.migration('20250102000000_half.sql', half);
  expect(await startAndFail(place)).toMatch(
    /^Migration 20250102000000_half\.sql failed: function no_such_thing\(\) does not exist$/m,
  );
  await place.migration('20250102000000_half.sql', `insert into public.parts values ('whole');`);
  for (let start = 0; start < 2; start += 1) {
    const server = await startServer(place);
    expect(await partsOf(server)).toEqual(['seeded', 'whole']);
    expect(await server.end()).toBe(0);
  }
});

test('a database with an unknown migration is rejected before anything is changed', async () => {
  await place.migration('20250103000000_newer.sql', 'select 1;');
  await (await startServer(place)).end();
  await place.migration('20250103000000_newer.sql');
  await place.migration('20250102000000_late.sql', `insert into public.parts values ('late');`);
  expect(await startAndFail(place)).toContain(
    'The database has migrations unknown here (20250103000000); start a newer version of this program.',
  );
  await place.migration('20250102000000_late.sql');
  await place.migration('20250103000000_newer.sql', 'select 1;');
  const server = await startServer(place);
  expect(await partsOf(server)).toEqual([]);
  await server.end();
});

test('a migration that ends its own transaction is rejected', async () => {
  await place.migration('20250102000000_ends.sql', 'select 1; commit; select 2;');
  expect(await startAndFail(place)).toContain(
    'Migration 20250102000000_ends.sql must not begin or end a transaction; each file is one.',
  );
});
