import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import type { RemoteEntry, RemoteManifest } from '../../shared-contract/src/siteConfig';
import { devPorts } from '../apps';
import { distOf, root } from '../paths';
import { compressFiles } from './compressFiles';
import { hashFiles } from './hashFiles';
import { changeSite, removeFolder, writeAtomically } from './siteFile';

/** Copies a build into its own folder, named after its content and never changed again. */
function copyVersion(app: string, siteDir: string): string {
  const dist = distOf(app);
  const version = hashFiles([dist + path.sep], dist).slice(0, 12);
  const target = path.join(siteDir, app, version);
  if (!existsSync(target)) {
    const draft = `${target}.${process.pid}.draft`;
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(dist, draft, { recursive: true });
    compressFiles(draft);
    try {
      renameSync(draft, target);
    } catch (error) {
      removeFolder(draft);
      // Somebody published the same content at the same moment: theirs is as good.
      if (!existsSync(target)) throw error;
    }
  }
  return version;
}

function readManifest(remote: string): RemoteManifest {
  const file = path.join(root, remote, 'remote.json');
  return JSON.parse(readFileSync(file, 'utf8')) as RemoteManifest;
}

function entryOf(remote: string, version: string, base: string): RemoteEntry {
  const { exposes: _, ...manifest } = readManifest(remote);
  return { ...manifest, version, base, entry: 'remoteEntry.js' };
}

/** The entry of a remote that its development server serves. */
export const devEntry = (remote: string): RemoteEntry =>
  entryOf(remote, 'development', `http://localhost:${devPorts[remote]}/`);

/**
 * Puts a built remote live.
 * @returns the version, a digest of its files
 */
export async function publishRemote(remote: string, siteDir: string): Promise<string> {
  const version = copyVersion(remote, siteDir);
  const entry = entryOf(remote, version, `/${remote}/${version}/`);
  await changeSite(siteDir, (site) => ({
    ...site,
    remotes: [...site.remotes.filter(({ name }) => name !== remote), entry].sort((a, b) =>
      a.name < b.name ? -1 : 1,
    ),
  }));
  return version;
}

/**
 * Puts the built shell live: its files into a version's folder, its bare HTML to the site's root. The
 * site configuration is the remotes' and stays as it is.
 */
export function publishShell(siteDir: string): string {
  const version = copyVersion('shell', siteDir);
  const folder = path.join(siteDir, 'shell', version);
  for (const file of readdirSync(folder)) {
    if (file === 'static' || file === 'index.html') continue;
    cpSync(path.join(folder, file), path.join(siteDir, file), { recursive: true });
  }
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const rebased = html.replace(/(src|href)="(?:\.?\/)?static\//g, `$1="/shell/${version}/static/`);
  writeAtomically(path.join(siteDir, '_app.html'), rebased);
  return version;
}
