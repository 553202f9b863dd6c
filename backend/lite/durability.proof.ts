/** @jest-environment node */
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  createTestFolders,
  type ServerProcess,
  startAndFail,
  startServer,
  type TestFolders,
} from '@shop/platform/server/testing/startServer';

const CYCLES = 2;
const WRITERS = 8;
const TABLE = `create table public.contact_messages (subject text primary key, message text not null);
  grant insert on public.contact_messages to anon;
  grant select on public.contact_messages to service_role;`;

let place: TestFolders;
beforeAll(async () => {
  place = await createTestFolders();
  await place.migration('20250101000000_messages.sql', TABLE);
});
afterAll(() => place.remove());

async function stored(server: ServerProcess): Promise<Set<string>> {
  const headers = { apikey: server.keys().secretKey };
  const answer = await server.api('/rest/v1/contact_messages?select=subject', { headers });
  const rows: { subject: string }[] = await answer.json();
  return new Set(rows.map(({ subject }) => subject));
}

/** Writes until the server is killed; returns the subjects of the messages that it acknowledged. */
async function writeUntilKilled(server: ServerProcess, cycle: number): Promise<string[]> {
  const acknowledged: string[] = [];
  const killed: Promise<unknown>[] = [];
  const writer = async (number: number) => {
    for (let count = 0; ; count += 1) {
      const subject = `${cycle}-${number}-${count}`;
      const body = JSON.stringify({ subject, message: 'x'.repeat(500) });
      const answer = await server.api('/rest/v1/contact_messages', { method: 'POST', body });
      if (answer.status === 201) acknowledged.push(subject);
      // During the burst: requests of the other writers are in flight.
      if (acknowledged.length === 60 && killed.length === 0) killed.push(server.end('SIGKILL'));
    }
  };
  await Promise.allSettled(Array.from({ length: WRITERS }, (_, number) => writer(number)));
  await Promise.all(killed);
  return acknowledged;
}

test('a server killed with SIGKILL loses no acknowledged message', async () => {
  const acknowledged: string[] = [];
  for (let cycle = 0; cycle < CYCLES; cycle += 1) {
    acknowledged.push(...(await writeUntilKilled(await startServer(place), cycle)));
    expect(acknowledged.length).toBeGreaterThanOrEqual(60 * (cycle + 1));
  }
  const server = await startServer(place);
  const subjects = await stored(server);
  expect(acknowledged.filter((subject) => !subjects.has(subject))).toEqual([]);
  await server.end();
});

test('rejects a second process on the same data or port', async () => {
  const server = await startServer(place);
  const elsewhere = { ...place, siteDir: `${place.siteDir}-2` };
  expect(await startAndFail(elsewhere)).toMatch(
    /^The data directory \S+ is in use by process \d+; stop it first\.$/m,
  );
  const { port } = new URL(server.origin);
  expect(await startAndFail(place, { PORT: port })).toContain(
    `Port ${port} is in use; stop the other program or set PORT.`,
  );
  expect((await stored(server)).size).toBeGreaterThan(0);
  expect(await server.end()).toBe(0);
});

test('a data folder that is damaged or empty is named, with what to do', async () => {
  const pg = path.join(place.dataDir, 'pg');
  const start = /^The database in \S+\/pg /m;
  const wayBack = `Put a copy of ${place.dataDir} in its place`;
  await writeFile(path.join(place.dataDir, 'secrets.json'), '{');
  expect(await startAndFail(place)).toMatch(
    /^\S+secrets\.json is not JSON; remove the file to generate new secrets\.$/m,
  );
  await writeFile(path.join(pg, 'global/pg_control'), 'damaged');
  const damaged = await startAndFail(place);
  expect(damaged).toMatch(start);
  expect(damaged).toContain(`cannot be opened: files are missing or damaged. ${wayBack}`);
  await writeFile(path.join(pg, 'PG_VERSION'), '18\n');
  expect(await startAndFail(place)).toContain(
    `cannot be opened: PostgreSQL 18 wrote it, and this program reads 17. ${wayBack}`,
  );
  await rm(pg, { recursive: true });
  expect(await startAndFail(place)).toContain(
    `is gone, and its secrets are still there. ${wayBack}`,
  );
});
