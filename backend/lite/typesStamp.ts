import { createHash } from 'node:crypto';
import { readMigrations } from './migrationFiles';

const STAMP = /^\/\/ Generated from the migrations; do not edit: (?<digest>[0-9a-f]{64})\n/;

async function digest(projectDir: string, types: string): Promise<string> {
  const hash = createHash('sha256');
  for (const { file, sql } of await readMigrations(projectDir)) hash.update(`${file}\0${sql}\0`);
  return hash.update(types).digest('hex');
}

export async function stamp(projectDir: string, types: string): Promise<string> {
  const mark = await digest(projectDir, types);
  return `// Generated from the migrations; do not edit: ${mark}\n${types}`;
}

/** The types depend only on the migrations, so this needs no database and no Supabase CLI (140 MB). */
export async function isCurrent(projectDir: string, stamped: string): Promise<boolean> {
  const mark = STAMP.exec(stamped)?.groups?.['digest'];
  return mark === (await digest(projectDir, stamped.replace(STAMP, '')));
}
