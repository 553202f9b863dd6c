import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export interface Migration {
  file: string;
  version: string;
  name: string;
  sql: string;
}

const NAME = /^(?<version>\d{14})_(?<name>.*)\.sql$/;

async function ifExists<T>(reading: Promise<T>): Promise<T | undefined> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

async function readMigration(folder: string, file: string): Promise<Migration[]> {
  const { version, name } = NAME.exec(file)?.groups ?? {};
  if (version === undefined || name === undefined) return [];
  const sql = await readFile(path.join(folder, file), 'utf8');
  return [{ file, version, name, sql }];
}

/** Oldest first. */
export async function readMigrations(projectDir: string): Promise<Migration[]> {
  const folder = path.join(projectDir, 'migrations');
  const files = (await ifExists(readdir(folder))) ?? [];
  const migrations = await Promise.all(files.sort().map((file) => readMigration(folder, file)));
  return migrations.flat();
}

/** Returns the statements that insert the sample products and articles, file by file. */
export async function readSamples(projectDir: string): Promise<string[]> {
  const folder = path.join(projectDir, 'samples');
  const names = (await ifExists(readdir(folder))) ?? [];
  const files = names.filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
}

/**
 * Returns the seed with the samples, and the hash of the seed alone; undefined where there is no seed.
 * @param withDay whether the bookings and messages of the sample day are among them
 */
export async function readSeed(projectDir: string, withDay: boolean) {
  const read = (file: string) => ifExists(readFile(path.join(projectDir, file), 'utf8'));
  const seed = await read('seed.sql');
  if (!seed) return undefined;
  const hash = createHash('sha256').update(seed).digest('hex');
  const day = withDay && (await read('sample_day.sql'));
  return { sql: [seed, ...(await readSamples(projectDir)), day || ''].join('\n'), hash };
}
