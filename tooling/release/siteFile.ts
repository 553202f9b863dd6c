import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import type { SiteConfig } from '../../shared-contract/src/siteConfig';

const empty: SiteConfig = { contract: 1, backend: { url: '', key: '' }, remotes: [] };

/** Writes a file so that a reader sees the old one or the new one, never a part. */
export function writeAtomically(file: string, text: string) {
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

export function readSite(siteDir: string): SiteConfig {
  const file = path.join(siteDir, 'site.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as SiteConfig) : empty;
}

/**
 * Changes the one mutable file of a site; changes by several teams at once happen one by one.
 * @param change takes the current configuration and returns the next one
 */
export async function changeSite(siteDir: string, change: (site: SiteConfig) => SiteConfig) {
  mkdirSync(siteDir, { recursive: true });
  const release = await lock(siteDir, {
    lockfilePath: path.join(siteDir, '.site.lock'),
    retries: { retries: 50, minTimeout: 20, maxTimeout: 200 },
  });
  try {
    const next = change(readSite(siteDir));
    writeAtomically(path.join(siteDir, 'site.json'), `${JSON.stringify(next, null, 2)}\n`);
  } finally {
    await release();
  }
}

export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });
