import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
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
 * @returns the copy, to be removed by whoever asked for it
 */
export async function copyPreparedData(
  prepare: (dataDir: string) => Promise<void>,
): Promise<string> {
  const folder = path.join(buildDir, 'prepared-data');
  const version = hashFiles(
    SOURCES.map((source) => path.join(root, source)),
    root,
  );
  const prepared = path.join(folder, version.slice(0, 16));
  if (!existsSync(prepared)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    // In another folder first, so that other processes find only a complete one.
    const draft = mkdtempSync(path.join(folder, 'draft-'));
    await prepare(draft);
    // Another process may have been quicker.
    if (!existsSync(prepared)) renameSync(draft, prepared);
  }
  const copy = mkdtempSync(path.join(tmpdir(), 'data-'));
  cpSync(prepared, copy, { recursive: true });
  return copy;
}
