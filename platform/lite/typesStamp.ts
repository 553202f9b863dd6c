import { createHash } from 'node:crypto';
import { readMigrations } from './migrationFiles';

const STAMP = /^\/\/ Made from the migrations and not to be edited: (?<digest>[0-9a-f]{64})\n/;

async function digest(projectDir: string, types: string): Promise<string> {
  const hash = createHash('sha256');
  for (const { file, sql } of await readMigrations(projectDir)) hash.update(`${file}\0${sql}\0`);
  return hash.update(types).digest('hex');
}

/** Puts a first line above generated types by which `isCurrent` knows them again. */
export async function stamp(projectDir: string, types: string): Promise<string> {
  const mark = await digest(projectDir, types);
  return `// Made from the migrations and not to be edited: ${mark}\n${types}`;
}

/**
 * Whether a stamped text belongs to today's migrations and was not edited. The types follow from
 * the migrations alone, so this needs neither a database nor the Supabase CLI (140 MB).
 */
export async function isCurrent(projectDir: string, stamped: string): Promise<boolean> {
  const mark = STAMP.exec(stamped)?.groups?.['digest'];
  return mark === (await digest(projectDir, stamped.replace(STAMP, '')));
}
