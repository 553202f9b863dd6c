import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { migrate } from '@shop/backend/lite/migrate';
import { openPglite } from '@shop/backend/lite/openPglite';
import { isCurrent, stamp } from '@shop/backend/lite/typesStamp';
import { root } from '@shop/platform/machine/paths';
import { App } from '@supabase/lite';
import { formatSource, type GeneratedFile } from './generatedFile';

const SUPABASE_CLI = 'supabase@3.1.0';
const FILE = 'shared-data/src/database.types.ts';
const projectDir = path.join(root, 'supabase');

async function runSupabaseCli(url: string): Promise<string> {
  const args = ['gen', 'types', 'typescript', '--schema=public', `--remote=${url}`];
  const { stdout } = await promisify(execFile)('npx', ['--yes', SUPABASE_CLI, ...args], {
    env: { ...process.env, NO_COLOR: '1', DO_NOT_TRACK: '1' },
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}

/** Serves a migrated in-memory database, because the Supabase CLI connects only to a server. */
async function readTypes(): Promise<string> {
  const database = await openPglite(undefined);
  const server = new PGLiteSocketServer({ db: database.connection.driver, port: 0 });
  try {
    const app = new App({ connection: database.connection, auth: { enabled: true } });
    await migrate(app, database, projectDir);
    await server.start();
    const address = server.getServerConn();
    return await runSupabaseCli(
      `postgresql://postgres:postgres@${address}/postgres?sslmode=disable`,
    );
  } finally {
    await server.stop();
    await database.close();
  }
}

/**
 * The row types of the database. The Supabase CLI runs only where the migrations have changed.
 * @param isCheck does not run it then either: the text of a stale file is empty
 */
export async function generateTypes(isCheck: boolean): Promise<GeneratedFile[]> {
  const present = await readFile(path.join(root, FILE), 'utf8').catch(() => '');
  if (await isCurrent(projectDir, present)) return [{ file: FILE, text: present }];
  if (isCheck) return [{ file: FILE, text: '' }];
  const types = await formatSource('rows.ts', await readTypes());
  return [{ file: FILE, text: await stamp(projectDir, types) }];
}
