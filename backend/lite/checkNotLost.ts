import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** The first account of a new database becomes an administrator. @throws an Error that says what to do */
export async function checkNotLost(dataDir: string) {
  const folder = path.join(dataDir, 'pg');
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    return ['unknown'];
  });
  // They are written once the first database is there.
  const hasSecrets = existsSync(path.join(dataDir, 'secrets.json'));
  if (files.length > 0 || !hasSecrets) return;
  throw new Error(
    `The database in ${folder} is gone, and its secrets are still there. Put a copy of ${dataDir} in its place; for an empty shop, remove ${dataDir}.`,
  );
}
