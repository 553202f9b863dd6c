import { type App, getStorageSchemaSql, splitSqlStatements } from '@supabase/lite';
import { CompiledQuery } from 'kysely';
import type { OpenDatabase } from './database';
import { errorMessageOf } from './databaseErrors';
import { type Migration, readMigrations, readSeed } from './migrationFiles';

const ROLES = ['anon', 'authenticated', 'service_role'];

const createRole = (role: string) => `
  if not exists (select from pg_roles where rolname = '${role}') then
    create role ${role} nologin noinherit${role === 'service_role' ? ' bypassrls' : ''};
  end if;`;

/** What a hosted project contains before its first migration and lite's schema lacks. Can be repeated. */
const HOSTED_BASELINE = `${getStorageSchemaSql()}
do $$ begin${ROLES.map(createRole).join('')}
end $$;
create schema if not exists extensions;
grant usage on schema public, auth, storage, extensions to ${ROLES.join(', ')};
grant all on storage.buckets, storage.objects to ${ROLES.join(', ')};
revoke create on schema public from public;
`;

const HISTORY = `
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (version text primary key, statements text[], name text);
create table if not exists supabase_migrations.seed_files (path text primary key, hash text not null);
`;

/** Finds what belongs to a service of Supabase: such a service has set the database up. */
const OF_SERVICES = `select relowner::regrole::text as text from pg_class
  where oid in (to_regclass('auth.users'), to_regclass('storage.objects'))
    and relowner::regrole::text in ('supabase_auth_admin', 'supabase_storage_admin')`;

const SEED_PATH = 'supabase/seed.sql';
const MIGRATION_LOCK = '(7302417, 2)';

const ENDS_A_TRANSACTION = /^(begin|start\s+transaction|commit|end|rollback|abort)\b/i;

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

async function selectTexts(database: OpenDatabase, sql: string): Promise<string[]> {
  const { rows } = await database.connection.kysely.executeQuery<{ text: string }>(
    CompiledQuery.raw(sql),
  );
  return rows.map((row) => row.text);
}

async function inTransaction(database: OpenDatabase, sql: string): Promise<void> {
  try {
    await database.exec(`begin;\n${sql}\n;commit;`);
  } catch (error) {
    await database.exec('rollback');
    throw error;
  }
}

/** Records a migration where the Supabase CLI does. */
export const migrationRecordSql = ({ version, name, sql }: Migration) =>
  `insert into supabase_migrations.schema_migrations (version, name, statements)
    values (${literal(version)}, ${literal(name)}, array[${splitSqlStatements(sql).map(literal)}]::text[]);`;

async function apply(database: OpenDatabase, migration: Migration, first: boolean): Promise<void> {
  const { file, sql } = migration;
  const statements = splitSqlStatements(sql);
  if (statements.some((statement) => ENDS_A_TRANSACTION.test(statement.trim()))) {
    throw new Error(`Migration ${file} must not begin or end a transaction; each file is one.`);
  }
  // Recorded in the first transaction: if this start ends before the seed, the next one runs it.
  const recordSeed = first
    ? `insert into supabase_migrations.seed_files values ('${SEED_PATH}', 'pending');`
    : '';
  try {
    await inTransaction(database, `${sql}\n;${recordSeed}${migrationRecordSql(migration)}`);
  } catch (error) {
    throw new Error(`Migration ${file} failed: ${errorMessageOf(error)}`, { cause: error });
  }
}

async function seed(database: OpenDatabase, projectDir: string, withDay: boolean): Promise<void> {
  const pending = `select hash as text from supabase_migrations.seed_files
    where path = '${SEED_PATH}' and hash = 'pending'`;
  if ((await selectTexts(database, pending)).length === 0) return;
  const file = await readSeed(projectDir, withDay);
  if (!file) return;
  const record = `update supabase_migrations.seed_files set hash = '${file.hash}'
    where path = '${SEED_PATH}';`;
  try {
    await inTransaction(database, `${file.sql}\n;${record}`);
  } catch (error) {
    throw new Error(`Seed ${SEED_PATH} failed: ${errorMessageOf(error)}`, { cause: error });
  }
}

function rejectUnknownVersions(done: Set<string>, migrations: Migration[]): void {
  const known = new Set(migrations.map(({ version }) => version));
  const unknown = [...done].filter((version) => !known.has(version));
  if (unknown.length === 0) return;
  throw new Error(
    `The database has migrations unknown here (${unknown.join(', ')}); start a newer version of this program.`,
  );
}

/**
 * Each file runs in its own transaction. Seeds a database that was empty. Returns the applied files.
 * @param withDay whether the seed has the sample day too
 */
export async function migrate(
  app: App,
  database: OpenDatabase,
  projectDir: string,
  withDay = false,
): Promise<string[]> {
  const migrations = await readMigrations(projectDir);
  await database.exec(`select pg_advisory_lock${MIGRATION_LOCK}`);
  // What a service owns is its own: lite would replace auth.uid(), and administrators of that service had no rights.
  const isOfServices = (await selectTexts(database, OF_SERVICES)).length > 0;
  if (!isOfServices) {
    await app.ensureSystemSchema();
    await database.exec(HOSTED_BASELINE);
  }
  await database.exec(HISTORY);
  const history = 'select version as text from supabase_migrations.schema_migrations';
  const done = new Set(await selectTexts(database, history));
  rejectUnknownVersions(done, migrations);
  const missing = migrations.filter(({ version }) => !done.has(version));
  for (const migration of missing) {
    await apply(database, migration, done.size === 0 && migration === missing[0]);
  }
  await seed(database, projectDir, withDay);
  await database.exec(`select pg_advisory_unlock${MIGRATION_LOCK}`);
  await database.connection.clearSchemaCache();
  return missing.map(({ file }) => file);
}
