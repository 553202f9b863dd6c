/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import { readFileSync } from 'node:fs';
import type { Backend } from './createBackend';
import { KNOWN_DIFFERENCES } from './testing/knownDifferences';
import { loadBackend } from './testing/loadBackend';
import { functionOf, recordedCalls } from './testing/recordedCalls';
import { type Replayed, replay } from './testing/replay';
import { CHANGES } from './testing/todaysCalls';

let backend: Backend;
let replayed: Replayed;

beforeAll(async () => {
  backend = await loadBackend();
  replayed = await replay(backend);
});

afterAll(() => backend?.close());

const apiFunctions = async () =>
  (
    await backend.query<{ name: string }>(
      `select proname::text as name from pg_proc
       where pronamespace = 'public'::regnamespace and has_function_privilege('authenticated', oid, 'execute')`,
    )
  ).map(({ name }) => name);

test('answers every recorded request as PostgREST did, but for what is listed', () => {
  expect(replayed.unexpected).toEqual([]);
});

test('every difference that is listed is found', () => {
  expect(replayed.notFound).toEqual([]);
});

test('every function that a page may call is called with success', async () => {
  const names = await apiFunctions();
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !replayed.called.has(name))).toEqual([]);
});

test('of every recorded function that is gone, an issue says where its answer went', async () => {
  const present = await apiFunctions();
  const then = new Set(recordedCalls().flatMap((call) => functionOf(call) ?? []));
  const gone = [...then].filter((name) => !present.includes(name));
  const named = CHANGES.filter(({ to, instead }) => to ?? instead).flatMap(({ of }) => of);
  expect(gone.sort()).toEqual([...named, 'no_such_function'].sort());
});

test('the docs list every difference, and every change with its issue', () => {
  const page = readFileSync('docs/decisions/backend.md', 'utf8').replace(/ +/g, ' ');
  const rows = [
    ...KNOWN_DIFFERENCES.map(({ what, here, there }) => `| ${what} | ${here} | ${there} |`),
    ...CHANGES.map(({ what, issue }) => `| ${what} | ${issue} |`),
  ];
  expect(rows.filter((row) => !page.includes(row))).toEqual([]);
});
