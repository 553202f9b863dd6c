import { createHash } from 'node:crypto';
import { readMigrations } from './migrationFiles';

const MARK =
  '// Generated from supabase/migrations by `npx tsx cli/verify/generate.ts`; do not edit.\n// Digest: ';
const DIGEST = /^(?<digest>[0-9a-f]{64})\n/;

async function digest(projectDir: string, types: string): Promise<string> {
  const hash = createHash('sha256');
  for (const { file, sql } of await readMigrations(projectDir)) hash.update(`${file}\0${sql}\0`);
  return hash.update(types).digest('hex');
}

export async function stamp(projectDir: string, types: string): Promise<string> {
  return `${MARK}${await digest(projectDir, types)}\n${types}`;
}

/** The types depend only on the migrations, so this needs no database and no Supabase CLI (140 MB). */
export async function isCurrent(projectDir: string, stamped: string): Promise<boolean> {
  if (!stamped.startsWith(MARK)) return false;
  const content = stamped.slice(MARK.length);
  const found = DIGEST.exec(content)?.groups?.['digest'];
  return found === (await digest(projectDir, content.replace(DIGEST, '')));
}
