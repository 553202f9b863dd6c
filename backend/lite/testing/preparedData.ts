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

/**
 * Copies a data folder whose database is migrated: `initdb` and the migrations of PGlite take seconds. It is made once for
 * each version of its sources.
 * @param prepare fills an empty data folder
 * @returns the folder of the copy, which the caller removes
 */
export async function copyPreparedData(
  prepare: (dataDir: string) => Promise<void>,
): Promise<string> {
  const folder = path.join(buildDir, 'prepared-data');
  const version = hashFiles(
    SOURCES.map((source) => path.join(root, source)),
    root,
  );
  const current = version.slice(0, 16);
  const prepared = path.join(folder, current);
  if (!existsSync(prepared)) {
    mkdirSync(folder, { recursive: true });
    // In another folder first, so that other processes find only a complete one.
    const draft = mkdtempSync(path.join(folder, 'draft-'));
    await prepare(draft);
    // Another process may have been quicker.
    if (existsSync(prepared)) rmSync(draft, { recursive: true });
    else renameSync(draft, prepared);
    // A draft may be another process's.
    const earlier = readdirSync(folder).filter((name) => !/^draft-/.test(name) && name !== current);
    for (const name of earlier) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  const copy = mkdtempSync(path.join(tmpdir(), 'data-'));
  cpSync(prepared, copy, { recursive: true });
  return copy;
}
