import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { isSharedFolder, webRoot, withDrafts } from '../../disk/generations';
import { readSite } from '../../disk/siteFile';
import { versionBase } from '../../site/contract';

/** Keeps the links between a generation and the versions. */
export const copyTree = (from: string, to: string) =>
  cpSync(from, to, { recursive: true, verbatimSymlinks: true });

/** Copies the live generation of a site, and all versions and content files, while others may change it. */
export async function copyLiveSite(siteDir: string, to: string) {
  if (!existsSync(siteDir)) return;
  await withDrafts(siteDir, async (create) => {
    // A generation is removed some changes after it was live; a draft stays.
    const { folder } = create();
    mkdirSync(path.join(to, 'generations'), { recursive: true });
    copyTree(folder, path.join(to, 'generations/1'));
    symlinkSync('generations/1', webRoot(to));
    for (const name of readdirSync(siteDir).filter(isSharedFolder)) {
      copyTree(path.join(siteDir, name), path.join(to, name));
    }
  });
}

/**
 * Checks that the folder of each version that `site.json` names is there, but for versions that are
 * served from another origin.
 * @returns the number of apps
 */
export function checkVersions(siteDir: string): number {
  const { shell, remotes } = readSite(siteDir);
  const folders = remotes.flatMap(({ live, previous, canary }) =>
    [live, previous, canary?.release].flatMap((release) => release?.base ?? []),
  );
  if (shell) folders.push(versionBase('shell', shell.version));
  const missing = folders.filter(
    (folder) => folder.startsWith('/') && !existsSync(path.join(siteDir, folder)),
  );
  if (missing.length)
    throw new Error(`The site names versions that are missing: ${missing.join(', ')}.`);
  return remotes.length + (shell ? 1 : 0);
}
