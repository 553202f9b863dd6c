import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hashFiles } from '@shop/platform/machine/hashFiles';
import { buildDir, root } from '@shop/platform/machine/paths';

/** What a new database is made of. */
const SOURCES = ['supabase/migrations', 'supabase/seed.sql', 'backend/lite', 'package-lock.json'];

interface Preparation {
  name: string;
  /** What it is made of, besides the database. */
  sources: readonly string[];
  /** Fills an empty data folder. */
  prepare: (dataDir: string) => Promise<void>;
}

/**
 * Returns a data folder whose database is migrated, to be copied and not changed: `initdb` and the migrations of PGlite
 * take seconds. It is made once for each version of its sources.
 */
export async function preparedData({ name, sources, prepare }: Preparation): Promise<string> {
  const folder = path.join(buildDir, 'prepared-data', name);
  const version = hashFiles(
    [...SOURCES, ...sources].map((source) => path.join(root, source)),
    root,
  );
  const current = version.slice(0, 16);
  const prepared = path.join(folder, current);
  if (existsSync(prepared)) return prepared;
  mkdirSync(folder, { recursive: true });
  // In another folder first, so that other processes find only a complete one.
  const draft = mkdtempSync(path.join(folder, 'draft-'));
  await prepare(draft);
  // Another process may have been quicker.
  if (existsSync(prepared)) rmSync(draft, { recursive: true });
  else renameSync(draft, prepared);
  // A draft may be another process's.
  const earlier = readdirSync(folder).filter((each) => !/^draft-/.test(each) && each !== current);
  for (const each of earlier) rmSync(path.join(folder, each), { recursive: true, force: true });
  return prepared;
}

/** Returns a copy of it, which the caller removes. */
export async function copyPreparedData(preparation: Preparation): Promise<string> {
  const copy = mkdtempSync(path.join(tmpdir(), 'data-'));
  cpSync(await preparedData(preparation), copy, { recursive: true });
  return copy;
}
