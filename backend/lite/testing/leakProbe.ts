// Prints what a visitor can read through unmodified lite and through ours; visitorLeak.test.ts runs it.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { createBackend } from '../createBackend';

const SCHEMA = `
create table public.hidden_rows (id int primary key);
insert into public.hidden_rows select generate_series(1, 7);
alter table public.hidden_rows enable row level security;
create table public.not_granted (id int primary key);
alter table public.not_granted enable row level security;`;
const VISITOR = `grant usage on schema public to anon; grant select on public.hidden_rows to anon;`;
const GRANTED = `select has_table_privilege('anon', 'public.not_granted', 'insert') as granted`;

type Answer = (request: Request) => Promise<Response>;

// Different requests take different times, so that simultaneous visitors interleave.
const REQUESTS: { query: string; init: RequestInit }[] = [
  { query: '?select=id', init: { headers: { Prefer: 'count=exact' } } },
  { query: '?select=id', init: {} },
  { query: '?id=gt.0', init: { method: 'HEAD', headers: { Prefer: 'count=exact' } } },
  { query: '', init: { method: 'POST', body: '{"id":1}' } },
];

/** Counts the simultaneous responses that show or count a row that no policy allows visitors to read. */
async function countLeaks(answer: Answer, apikey: string): Promise<number> {
  const visit = async (visitor: number) => {
    let leaks = 0;
    for (let round = 0; round < 12; round += 1) {
      const { query, init } = REQUESTS[(visitor + round) % REQUESTS.length] ?? {};
      const request = new Request(`http://localhost/rest/v1/hidden_rows${query}`, init);
      request.headers.set('apikey', apikey);
      request.headers.set('content-type', 'application/json');
      const response = await answer(request);
      const counted = /\/[1-9]/.test(response.headers.get('content-range') ?? '');
      if (counted || (await response.text()).includes('"id":')) leaks += 1;
    }
    return leaks;
  };
  const leaks = await Promise.all(Array.from({ length: 12 }, (_, visitor) => visit(visitor)));
  return leaks.reduce((sum, count) => sum + count, 0);
}

async function stock() {
  const connection = await createPgliteConnection();
  const keys = { publishable_key: 'sb_publishable_x', secret_key: 'sb_secret_x' };
  const app = new App({
    connection,
    auth: { enabled: true, jwt_secret: 'x'.repeat(40), ...keys },
  });
  await app.ensureSystemSchema();
  await connection.driver.exec(`create role anon; ${SCHEMA} ${VISITOR}`);
  const leaks = await countLeaks((request) => app.fetch(request), keys.publishable_key);
  const { rows } = await connection.driver.query<{ granted: boolean }>(GRANTED);
  await connection.close();
  return { leaks, granted: rows[0]?.granted };
}

async function ours(projectDir: string) {
  const backend = await createBackend({
    dataDir: '',
    projectDir,
    inMemory: true,
  });
  const answer: Answer = (request) => backend.fetch(request, '127.0.0.1');
  const leaks = await countLeaks(answer, backend.publishableKey);
  const [row] = await backend.query<{ granted: boolean }>(GRANTED);
  await backend.close();
  return { leaks, granted: row?.granted };
}

console.error = () => undefined;
const projectDir = await mkdtemp(path.join(tmpdir(), 'leak-'));
await mkdir(path.join(projectDir, 'migrations'));
await writeFile(path.join(projectDir, 'migrations/20250101000000_rows.sql'), SCHEMA + VISITOR);
console.info(JSON.stringify({ stock: await stock(), ours: await ours(projectDir) }));
await rm(projectDir, { recursive: true });
