import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BackendOptions, createBackend } from './createBackend';
import { type Dump, listDifferences, readTables, TEXT_FORMAT, writeRows } from './dump';
import { readMigrations } from './migrationFiles';

/**
 * A project folder with the migrations that made a dump's tables: those that are newer are applied to
 * its rows by the next start.
 */
async function projectOf({ migrations }: Dump, projectDir: string): Promise<string> {
  const known = await readMigrations(projectDir);
  const unknown = migrations.filter((wanted) => !known.some(({ version }) => version === wanted));
  if (unknown.length > 0) {
    throw new Error(
      `The backup has migrations unknown here (${unknown.join(', ')}); use a newer version of this program.`,
    );
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  await mkdir(path.join(folder, 'migrations'));
  for (const { file, version } of known) {
    if (!migrations.includes(version)) continue;
    await cp(path.join(projectDir, 'migrations', file), path.join(folder, 'migrations', file));
  }
  return folder;
}

/**
 * Creates a database with the tables and the rows of a dump, and compares all rows with it.
 * @param options name where: a folder without a database, memory, or an empty PostgreSQL
 * @throws an Error of one sentence when a migration is unknown here, or the rows are not the same
 */
export async function restoreRows(dump: Dump, options: BackendOptions): Promise<void> {
  const projectDir = await projectOf(dump, options.projectDir);
  try {
    const backend = await createBackend({ ...options, projectDir });
    try {
      const differences = await backend.alone(async (session) => {
        await session.exec('begin');
        await writeRows(session, dump);
        await session.exec(`commit; begin; ${TEXT_FORMAT}`);
        // The dump's columns: a later version of lite may have added some to its own tables.
        const tables = await readTables(session, dump.tables);
        await session.exec('commit');
        return listDifferences(dump.tables, tables);
      });
      if (differences.length) throw new Error(`Not restored as it was: ${differences.join('; ')}.`);
    } finally {
      await backend.close();
    }
  } finally {
    await rm(projectDir, { recursive: true });
  }
}
