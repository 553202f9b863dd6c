// Writes the row types of the database: `tsx cli/verify/generateTypes.ts`. With `--check` it
// writes nothing and fails when the migrations have changed since.
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { App } from '@supabase/lite';
import { migrate } from '../../backend/lite/migrate';
import { openPglite } from '../../backend/lite/openPglite';
import { isCurrent, stamp } from '../../backend/lite/typesStamp';
import { listen } from '../../platform/server/listen';

const SUPABASE_CLI = 'supabase@3.1.0';
const root = path.resolve(import.meta.dirname, '../..');
const projectDir = path.join(root, 'supabase');
const target = path.join(root, 'shared-data/src/database.types.ts');

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0, '127.0.0.1');
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function runSupabaseCli(url: string): Promise<string> {
  const args = ['gen', 'types', 'typescript', '--schema=public', `--remote=${url}`];
  const { stdout } = await promisify(execFile)('npx', ['--yes', SUPABASE_CLI, ...args], {
    env: { ...process.env, NO_COLOR: '1', DO_NOT_TRACK: '1' },
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}

async function format(types: string): Promise<string> {
  const run = promisify(execFile)('npx', ['biome', 'format', '--stdin-file-path=rows.ts'], {
    cwd: root,
  });
  run.child.stdin?.end(types);
  return (await run).stdout;
}

/** Serves a migrated in-memory database, because the Supabase CLI connects only to a server. */
async function generate(): Promise<string> {
  const database = await openPglite(undefined);
  const port = await freePort();
  const server = new PGLiteSocketServer({ db: database.connection.driver, port });
  try {
    const app = new App({ connection: database.connection, auth: { enabled: true } });
    await migrate(app, database, projectDir);
    await server.start();
    return await runSupabaseCli(
      `postgresql://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
    );
  } finally {
    await server.stop();
    await database.close();
  }
}

if (process.argv.includes('--check')) {
  const present = await readFile(target, 'utf8').catch(() => '');
  if (!(await isCurrent(projectDir, present))) {
    console.error(
      'shared-data/src/database.types.ts is stale: run `npx tsx cli/verify/generateTypes.ts`.',
    );
    process.exitCode = 1;
  }
} else {
  await writeFile(target, await stamp(projectDir, await format(await generate())));
}
