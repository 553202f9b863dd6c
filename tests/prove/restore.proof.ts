/** @jest-environment ./supabase/tests/support/databaseEnvironment.cjs */
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { installSupabaseCli, pushMigrations } from '@shop/backend/goLive/supabaseCli';
import { root } from '@shop/platform/machine/paths';
import { listen, stopListening } from '@shop/platform/server/listen';
import sharp from 'sharp';
import { contentSource } from '../../shared-data/src/content/contentSource';
import { BOOK, freshBooking, parametersOf } from '../../supabase/tests/checks/booking';
import type { Db } from '../../supabase/tests/support/db';
import { insert } from '../../supabase/tests/support/fixture';
import { AUTH_ADMIN } from '../../supabase/tests/support/hostedLayout';
import { listDifferences } from '../../supabase/tests/support/listDifferences';
import { startHostedDatabase } from '../support/hostedDatabase';
import { operate } from '../support/operate';

type Project = Awaited<ReturnType<typeof startHostedDatabase>>;

const PICTURE = '0123456789ab';
const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** What stands for the Auth and Storage services: it stores a row for each file, as Storage does. */
async function startServices({ admin }: Project) {
  const files = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const name = /^\/storage\/v1\/object\/pictures\/(\w+)$/.exec(request.url ?? '')?.[1];
    if (request.method === 'POST' && name) {
      files.set(name, digestOf(await buffer(request)));
      await admin.run(insert('storage.objects', { bucket_id: 'pictures', name }));
    }
    if (request.method === 'GET' && !files.has(name ?? '')) response.statusCode = 404;
    response.setHeader('content-type', 'application/json').end('{"access_token":"t"}');
  });
  const port = await listen(server, 0, '127.0.0.1');
  return { files, url: `http://127.0.0.1:${port}`, stop: () => stopListening(server) };
}

/** Runs the script that the Supabase CLI prints, as docs/backups.md says. */
async function dump(url: string, folder: string) {
  const cli = path.join(installSupabaseCli(), 'node_modules/supabase/dist/supabase.js');
  const rows = ['--data-only', '--use-copy'];
  const history = ['--schema', 'supabase_migrations'];
  const without = ['-x', 'storage.buckets_vectors', '-x', 'storage.vector_indexes'];
  const files = {
    schema: [],
    data: [...rows, ...without],
    history_schema: history,
    history_data: [...rows, ...history],
  };
  for (const [name, args] of Object.entries(files)) {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [cli, 'db', 'dump', '--dry-run', `--remote=${url}`, `--workdir=${root}`, ...args],
      { env: { ...process.env, DO_NOT_TRACK: '1' } },
    );
    const sql = execFileSync('bash', { input: stdout, maxBuffer: 1e9 });
    writeFileSync(path.join(folder, `${name}.sql`), sql);
  }
}

/** The rows of each table that a backup has, as text. */
async function rowsOf({ admin }: Project) {
  const tables = await admin.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private', 'auth', 'storage', 'supabase_migrations')
       and (schemaname, tablename) not in (('private', 'restored'), ('storage', 'objects')) order by 1`,
  );
  const rows: Record<string, unknown[]> = {};
  for (const { name } of tables) {
    rows[name] = await admin.query(`select t::text as row from ${name} t order by 1`);
  }
  return rows;
}

const as = async (db: Db, role: string, statement: string, parameters: unknown[] = []) => {
  await db.run(`set role ${role}`);
  try {
    return await db.query<Record<string, unknown>>(statement, parameters);
  } finally {
    await db.run('reset role');
  }
};

const claim = ({ admin }: Project) =>
  as(admin, 'messenger', 'select public.claim_outbox(60) is not null as claimed');

const cleanups: (() => unknown)[] = [];
afterAll(async () => {
  for (const clean of cleanups.reverse()) await clean();
});

async function startProject(grantsByDefault = false) {
  const project = await startHostedDatabase({ grantsByDefault });
  cleanups.push(() => project.stop());
  return project;
}

async function openShop() {
  const project = await startProject();
  await pushMigrations(project.url('postgres'), true, path.join(root, 'supabase'));
  const auth = await project.connect(AUTH_ADMIN);
  await auth.run(
    insert('auth.users', { id: '00000000-0000-4000-8000-00000000000a', email: 'ann@example.com' }),
  );
  await auth.close();
  await project.admin.run(`insert into public.admins (user_id) select id from auth.users;
    ${insert('public.pictures', { id: PICTURE, width: 8, height: 8 })};
    ${insert('storage.objects', { bucket_id: 'pictures', name: PICTURE })};
    update public.settings set value = 'Restored Tires' where key = 'shop_name'`);
  await as(
    project.admin,
    'anon',
    BOOK,
    parametersOf({ ...freshBooking(), date: null, slot: null }),
  );
  return project;
}

let source: Project;
let folder: string;
let picture: Buffer;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'backup-'));
  cleanups.push(() => rmSync(folder, { recursive: true }));
  source = await openShop();
  await dump(source.url('postgres'), folder);
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  mkdirSync(path.join(folder, 'pictures'));
  writeFileSync(path.join(folder, 'pictures', PICTURE), picture);
}, 300_000);

const restore = (project: Project, args: string[], env: NodeJS.ProcessEnv = {}) =>
  operate({ siteDir: folder, dataDir: folder, folder }, 'restore', args, {
    ...{ HOSTED_DATABASE_URL: project.url('postgres'), ...env },
  });

test('a backup that is restored into an older project opens nothing, and the shop works', async () => {
  // It grants new functions and tables to visitors.
  const target = await startProject(true);
  const services = await startServices(target);
  cleanups.push(() => services.stop());
  const printed = await restore(target, [folder], {
    ...{ SUPABASE_URL: services.url, SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_test' },
    ...{ ADMIN_EMAIL: 'ann@example.com', ADMIN_PASSWORD: 'tires-2026' },
  });
  expect(printed).toContain(
    'ok    Tables, functions, triggers, policies and grants are as declared.',
  );
  // What the transaction left to a later repair would have been open meanwhile.
  expect(printed).not.toContain('The database differs');
  expect(await rowsOf(target)).toEqual(await rowsOf(source));
  const owner = await target.connect('postgres');
  expect(await listDifferences(owner)).toEqual([]);
  await owner.close();
  expect([...services.files]).toEqual([[PICTURE, digestOf(picture)]]);

  const auth = await target.connect(AUTH_ADMIN);
  const stranger = insert('auth.users', {
    id: '00000000-0000-4000-8000-0000000000ee',
    email: 'eve@example.com',
  });
  await expect(auth.run(stranger)).rejects.toThrow('signup_disabled');
  await auth.close();
  await expect(as(target.admin, 'anon', 'select public.claim_outbox(60)')).rejects.toMatchObject({
    code: '42501',
  });

  expect(await claim(target)).toEqual([{ claimed: false }]);
  await expect(restore(target, [folder])).rejects.toThrow(/in use already: it has 1 accounts/);
  expect(await restore(target, ['--release'])).toMatch(/^Messages that were held: [1-9]/);
  expect(await claim(target)).toEqual([{ claimed: true }]);

  const booking = { ...freshBooking(), date: null, slot: null };
  expect(await as(target.admin, 'anon', BOOK, parametersOf(booking))).toHaveLength(1);
  const published = await as(
    target.admin,
    'publisher',
    `select (${contentSource.query})::text as content`,
  );
  expect(String(published[0]?.['content'])).toContain('Restored Tires');
  await as(
    target.admin,
    'publisher',
    `select public.record_published(array(
    select q.id from public.publications q)::text, '[]')`,
  );
  expect(
    await target.admin.query(`select from public.publications where state <> 'published'`),
  ).toEqual([]);
}, 300_000);

test('a rehearsal never sends a message', async () => {
  const target = await startProject();
  expect(await restore(target, [folder, '--rehearse'])).toContain('Restored');
  await as(target.admin, 'anon', BOOK, parametersOf({ ...freshBooking(), date: null, slot: null }));
  expect(await claim(target)).toEqual([{ claimed: false }]);
  await expect(restore(target, ['--release'])).rejects.toThrow(/This is a rehearsal/);
}, 120_000);

test.each<[string, string, (text: string) => string, RegExp]>([
  [
    'with a damaged file',
    'history_data.sql',
    (text) => `${text}select from nowhere;\nRESET ALL;\n`,
    /Nothing was restored/,
  ],
  ['whose dump failed', 'data.sql', () => '', /data\.sql is not whole/],
  ['that was cut off', 'data.sql', (text) => text.slice(0, -200), /data\.sql is not whole/],
  [
    'of another version',
    'history_data.sql',
    (text) => text.replace(/^\d{14}\t/m, '20250101000000\t'),
    /check out the version that was live/,
  ],
])(
  'a backup %s leaves the project empty',
  async (_, file, change, reason) => {
    const target = await startProject();
    const damaged = mkdtempSync(path.join(tmpdir(), 'backup-'));
    cleanups.push(() => rmSync(damaged, { recursive: true }));
    cpSync(folder, damaged, { recursive: true });
    const name = path.join(damaged, file);
    writeFileSync(name, change(readFileSync(name, 'utf8')));
    await expect(restore(target, [damaged])).rejects.toThrow(reason);
    const tables = `select from pg_tables where schemaname in ('public', 'private')`;
    expect(await target.admin.query(tables)).toEqual([]);
  },
  120_000,
);
