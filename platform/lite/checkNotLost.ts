import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Where a restore prepares the new content of a folder: in it, since it may be the root of a disk. */
export const RESTORE_DRAFT = 'restoring';

export const draftOf = (folder: string) => path.join(folder, RESTORE_DRAFT);

export const wayBack =
  'npm run restore -- <backup> --replace puts a backup in its place and moves it aside';

/**
 * Checks that a data folder is whole or new. A new database in the place of one that is gone would make
 * the next account that signs up an administrator.
 * @throws an Error that says what is gone, and how to restore it
 */
export async function checkNotLost(dataDir: string) {
  const folder = path.join(dataDir, 'pg');
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    return ['unknown'];
  });
  const hasDatabase = files.length > 0;
  // They are written once the first database is there.
  const hasSecrets = existsSync(path.join(dataDir, 'secrets.json'));
  if (hasDatabase && hasSecrets) return;
  // The restore had moved away what was there.
  if (existsSync(draftOf(dataDir))) {
    throw new Error(
      `A restore into ${dataDir} was interrupted; run it again: npm run restore -- <backup> --replace`,
    );
  }
  if (hasDatabase || !hasSecrets) return;
  throw new Error(
    `The database in ${folder} is gone, and its secrets are still there. ${wayBack}; for an empty shop, remove ${dataDir}.`,
  );
}
