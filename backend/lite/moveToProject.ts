import { asOwner } from './asOwner';
import type { DatabaseSession } from './database';
import { errorMessageOf } from './databaseErrors';
import { countRows, type Dump, listDifferences, readDump, type TableRows, writeRows } from './dump';
import { migrationRecordSql } from './migrate';
import { type Migration, readMigrations } from './migrationFiles';
import { moveAccounts } from './moveAccounts';

/**
 * The accounts are moved in another way, files are not, and each database has its own history of migrations.
 */
const isOurs = ({ name }: { name: string }) => !/^(auth|storage|supabase_migrations)\./.test(name);

// As the Supabase CLI creates it.
const HISTORY = `create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations
  (version text primary key, statements text[], name text);`;

async function applyMissing(
  session: DatabaseSession,
  migrations: readonly Migration[],
): Promise<string[]> {
  await session.exec(HISTORY);
  const done = await session.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const versions = done.map(({ version }) => version);
  const unknown = versions.filter(
    (version) => !migrations.some((known) => known.version === version),
  );
  if (unknown.length)
    throw new Error(`The project has migrations unknown here: ${unknown.join(', ')}.`);
  const missing = migrations.filter(({ version }) => !versions.includes(version));
  for (const migration of missing) {
    await session
      .exec(`${migration.sql}\n;${migrationRecordSql(migration)}`)
      .catch((error: unknown) => {
        throw new Error(`Migration ${migration.file} failed: ${errorMessageOf(error)}`, {
          cause: error,
        });
      });
  }
  return missing.map(({ file }) => file);
}

/** @throws with the tables that have more rows than the migrations and the seed write */
function checkEmpty(found: readonly TableRows[], fresh: readonly TableRows[]) {
  const filled = found.filter((table) => {
    const empty = fresh.find(({ name }) => name === table.name);
    return countRows(table) > (empty ? countRows(empty) : 0);
  });
  if (filled.length === 0) return;
  const list = filled.map((table) => `${table.name} (${countRows(table)} rows)`).join(', ');
  throw new Error(
    `The project is in use already: ${list}. Rows are moved into an empty project only.`,
  );
}

interface Move {
  /** Everything is done, compared and then rolled back. */
  isRehearsal: boolean;
  dump: Dump;
  /** The rows of a new database: what is in the project may be these and no more. */
  fresh: Dump;
  projectDir: string;
}

async function move(session: DatabaseSession, { dump, fresh, projectDir }: Move) {
  const migrations = await readMigrations(projectDir);
  const known = migrations.map(({ version }) => version);
  if (known.join() !== dump.migrations.join()) {
    throw new Error(
      'The data is from another version of the program. Start the server once, then stop it.',
    );
  }
  const applied = await applyMissing(session, migrations);
  const wanted = dump.tables.filter(isOurs);
  const isWanted = ({ name }: { name: string }) => wanted.some((table) => table.name === name);
  checkEmpty((await readDump(session, isWanted)).tables, fresh.tables);
  const sequences = dump.sequences.filter(isOurs);
  // Before the accounts: it also turns triggers off, which would make their profiles a second time.
  await writeRows(session, { tables: wanted, sequences });
  const accounts = await moveAccounts(session, dump.tables);
  const differences = listDifferences(wanted, (await readDump(session, isWanted)).tables);
  if (differences.length) throw new Error(`Not moved as it was: ${differences.join('; ')}.`);
  const tables = wanted.map((table) => ({ name: table.name, rows: countRows(table) }));
  return { applied, accounts, tables };
}

/** Uses one transaction. @throws an Error that says what is in the way; the project is then as it was */
export const moveToProject = (url: string, options: Move) =>
  asOwner(url, async (session) => {
    await session.exec('begin');
    const moved = await move(session, options);
    await session.exec(options.isRehearsal ? 'rollback' : 'commit');
    return moved;
  });
