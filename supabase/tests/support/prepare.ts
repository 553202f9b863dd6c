import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Db } from './db.ts';
import { loadLite } from './nativeModules.ts';

const supabaseFolder = path.resolve(process.cwd(), 'supabase');

// What a database of our own contains before its first migration: one owner of everything, here with
// the broad default privileges of hosted projects, which the migrations must revoke.
const OWN_LAYOUT = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  grant usage on schema public, auth, storage to anon, authenticated, service_role;
  grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
  alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;
`;

/** Makes an empty database that of the embedded backend before its first migration. */
export async function createOwnLayout(db: Db): Promise<void> {
  const { getAuthSchemaSql, getStorageSchemaSql, SUPABASE_AUTH_HELPERS_SQL } = await loadLite();
  await db.run(SUPABASE_AUTH_HELPERS_SQL);
  await db.run(getAuthSchemaSql());
  await db.run(getStorageSchemaSql());
  await db.run(OWN_LAYOUT);
}

/** Applies the seed, as the Supabase CLI does on a project where it was never applied. */
export const seed = async (db: Db): Promise<void> =>
  db.run(await readFile(path.join(supabaseFolder, 'seed.sql'), 'utf8'));

/** Applies the migrations, the files that declare the same database, or the samples, as the owner of the site's tables. */
export async function applyFiles(
  db: Db,
  folder: 'migrations' | 'schemas' | 'samples',
): Promise<void> {
  const files = await readdir(path.join(supabaseFolder, folder));
  for (const file of files.filter((name) => name.endsWith('.sql')).sort()) {
    await db.run(await readFile(path.join(supabaseFolder, folder, file), 'utf8'));
  }
}

/** Applies the migrations, the seed and the samples. */
export async function migrateAndSeed(db: Db): Promise<void> {
  await applyFiles(db, 'migrations');
  await seed(db);
  await applyFiles(db, 'samples');
}
