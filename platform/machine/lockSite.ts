import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { lock } from 'proper-lockfile';

/** Waits for a lock. @returns what releases it */
export function lockSite(siteDir: string, name: string) {
  mkdirSync(siteDir, { recursive: true });
  const file = path.join(siteDir, name);
  // The library identifies a lock by the file that it locks; this file need not exist.
  return lock(file, {
    lockfilePath: file,
    realpath: false,
    retries: { retries: 600, minTimeout: 20, maxTimeout: 200 },
  });
}
