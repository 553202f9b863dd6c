import { randomUUID } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {
  CONTRACT_VERSION,
  containerName,
  DIGESTS_FILE,
  shortDigest,
} from '../../shared-site/contract';
import { releaseOf } from '../../shared-site/releaseEntry';
import type { BuiltFrom, Release, Remote, ShellAbilities } from '../../shared-site/schema';
import { singletons } from '../build/singletons';
import { isDeployed } from '../machine/deployedFiles';
import { hashFiles } from '../machine/hashFiles';
import { distOf } from '../machine/paths';
import { compressFiles } from '../site/compressFiles';
import { removeFolder } from '../site/siteFile';
import { type BuiltRemote, digestsText, readManifest, recordOf, textsIn } from './builtRemote';
import { RECORD_FILE } from './releaseRecord';

const nameIn = (dist: string, file: string) => path.relative(dist, file).split(path.sep).join('/');

/** @param record the content of its `release.json`, without what differs between equal builds */
function versionOf(dist: string, record: object, digests?: BuiltRemote['digests']): string {
  rmSync(path.join(dist, DIGESTS_FILE), { force: true });
  if (digests) writeFileSync(path.join(dist, DIGESTS_FILE), digestsText(digests));
  writeFileSync(path.join(dist, RECORD_FILE), JSON.stringify(record));
  const isCounted = (file: string) => isDeployed(nameIn(dist, file));
  return shortDigest(hashFiles([dist + path.sep], dist, isCounted));
}

/** The folder is named after its content and never changed again. @returns the version */
async function copyVersion(
  app: string,
  build: Pick<BuiltRemote, 'dist' | 'digests'> & { record: object; built: BuiltFrom | undefined },
  siteDir: string,
): Promise<string> {
  const { dist, record, built } = build;
  const version = versionOf(dist, record, build.digests);
  const target = path.join(siteDir, app, version);
  if (existsSync(target)) {
    // Released again: its retention period begins again.
    utimesSync(target, new Date(), new Date());
    return version;
  }
  // The endpoint of a server may store the same content twice at once.
  const draft = `${target}.${randomUUID()}.draft`;
  mkdirSync(path.dirname(target), { recursive: true });
  cpSync(dist, draft, { recursive: true, filter: (file) => isDeployed(nameIn(dist, file)) });
  writeFileSync(path.join(draft, RECORD_FILE), JSON.stringify({ ...record, built }));
  await compressFiles(draft);
  try {
    renameSync(draft, target);
  } catch (error) {
    removeFolder(draft);
    // Another process may have stored the same content at the same moment: that copy is equal.
    if (!existsSync(target)) throw error;
  }
  return version;
}

/** Describes a remote that its development server serves. */
export function devRemote(folder: string): Remote {
  const { name, exposes: _, devPort, ...manifest } = readManifest(folder);
  const live = {
    ...manifest,
    version: 'development',
    base: `http://localhost:${devPort}/`,
    entry: 'remoteEntry.js',
    container: containerName(name),
  };
  return { name, live };
}

export function nextRelease(built: BuiltRemote): Release {
  const record = recordOf(built);
  return releaseOf(built.manifest.name, versionOf(built.dist, record, built.digests), record);
}

/** No visitor gets the files before `site.json` names them. @returns the version */
export const storeRemote = (remote: BuiltRemote, siteDir: string, built?: BuiltFrom) =>
  copyVersion(remote.manifest.name, { ...remote, record: recordOf(remote), built }, siteDir);

export interface BuiltShell {
  dist: string;
  abilities: ShellAbilities;
}

export const builtShell = (): BuiltShell => ({
  dist: distOf('shell'),
  abilities: { contract: CONTRACT_VERSION, provides: singletons() },
});

const shellRecord = ({ dist, abilities }: BuiltShell) => ({ ...abilities, ...textsIn(dist) });

export const nextShellVersion = (shell: BuiltShell) => versionOf(shell.dist, shellRecord(shell));

export const storeShell = (shell: BuiltShell, siteDir: string, built?: BuiltFrom) =>
  copyVersion('shell', { dist: shell.dist, record: shellRecord(shell), built }, siteDir);
