import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from './db.ts';
import { loadLite } from './nativeModules.ts';

const supabaseFolder = path.resolve(process.cwd(), 'supabase');

// The state of a hosted project before its first migration. The broad default privileges are those
// of hosted projects too: the migrations must revoke them.
const ROLES = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  grant usage on schema public, auth to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;
`;

/** Prepares an empty database for the site: roles, accounts, migrations, seed. */
export async function prepare(db: Db): Promise<void> {
  const { getAuthSchemaSql, SUPABASE_AUTH_HELPERS_SQL } = await loadLite();
  await db.run(SUPABASE_AUTH_HELPERS_SQL);
  await db.run(getAuthSchemaSql());
  await db.run(ROLES);
  for (const file of (await readdir(path.join(supabaseFolder, 'migrations'))).sort()) {
    await db.run(await readFile(path.join(supabaseFolder, 'migrations', file), 'utf8'));
  }
  await db.run(await readFile(path.join(supabaseFolder, 'seed.sql'), 'utf8'));
}
