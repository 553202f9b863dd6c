import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lock } from 'proper-lockfile';
import { z } from 'zod';
import { type SiteConfig, siteSchema } from '../site/schema';
import type { Target } from './target';
import { displayPath, readJson, validate } from './validateJson';

export const emptySite: SiteConfig = { contract: 1, backend: { url: '', key: '' }, remotes: [] };

/** Writes a file so that a reader sees the old one or the new one, never a part. */
export function writeAtomically(file: string, text: string | Buffer) {
  const draft = `${file}.${process.pid}.draft`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

/** Until November 2026 the fields of a remote's live version lay in the remote itself. */
const isOlderForm = (value: unknown) =>
  z.object({ remotes: z.array(z.object({ base: z.string() })).min(1) }).safeParse(value).success;

/**
 * Reads the configuration of a site; an empty one where nothing has been released yet.
 * @throws when it is malformed, or has the form of another version of this program
 */
export function readSite(siteDir: string): SiteConfig {
  const file = path.join(siteDir, 'site.json');
  if (!existsSync(file)) return emptySite;
  const value = readJson(file);
  if (isOlderForm(value)) {
    throw new Error(
      `${displayPath(file)} was written by an earlier version of this program. Release every app into an empty folder.`,
    );
  }
  validate(siteSchema, value, displayPath(file));
  // Not the validated copy, which lacks fields that a newer version of this program has written.
  return value as SiteConfig;
}

/**
 * @param name how people call the site
 * @throws where no shell is, without which nothing of a remote shows
 */
export function requireShell(siteDir: string, name = siteDir) {
  if (existsSync(path.join(siteDir, '_app.html'))) return;
  throw new Error(`There is no shell in ${name} yet. First: npm run release -- shell`);
}

export const siteText = (site: SiteConfig) => `${JSON.stringify(site, null, 2)}\n`;

/**
 * Waits for the lock that only one of all processes working on a site can have.
 * @param name the file name of the lock
 * @returns a function that releases the lock
 */
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

/**
 * Changes the one mutable file of a site; changes by several teams at once happen one by one.
 * @param change takes the current configuration and returns the next one; it may throw
 * @returns the configuration that is live now
 */
export async function changeSite(
  siteDir: string,
  change: (site: SiteConfig) => SiteConfig,
): Promise<SiteConfig> {
  const release = await lockSite(siteDir, '.site.lock');
  try {
    const next = change(readSite(siteDir));
    writeAtomically(path.join(siteDir, 'site.json'), siteText(next));
    return next;
  } finally {
    await release();
  }
}

export const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** A directory that a server serves as it is. */
export const localTarget = (siteDir: string): Target => ({
  name: siteDir,
  siteDir,
  pull: async () => {},
  publish: async () => {},
  upload: async () => {},
  change: (change) => changeSite(siteDir, change),
  pushPages: async () => {},
  remove: async (app, version) => removeFolder(path.join(siteDir, app, version)),
});
