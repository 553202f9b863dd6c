import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { shellLibraries } from '../build/singletons';
import { compressFiles, withCopies, writeWithCopies } from '../disk/compressFiles';
import { filesBelow, hashFiles, integrityOf } from '../disk/hashFiles';
import { distOf } from '../disk/paths';
import { readSite, removeFolder, writeAtomically } from '../disk/siteFile';
import { readJson, validate } from '../disk/validateJson';
import { CONTRACT_VERSION, containerName, OLDEST_CONTRACT, shortDigest } from '../site/contract';
import { releaseOf } from '../site/release';
import {
  type BuiltFrom,
  type Release,
  type Remote,
  type ShellAbilities,
  type ShellRelease,
  shellReleaseSchema,
} from '../site/schema';
import { type BuiltRemote, readManifest } from './builtRemote';
import { RECORD_FILE, recordOf } from './releaseRecord';

/** The build's statistics: no code reads them, and their order differs between equal builds. */
const STATS_FILE = 'mf-stats.json';

/**
 * The version of a build: the digest of its content.
 * @param record the content of its `release.json`, without what differs between equal builds
 */
function versionOf(dist: string, record: object): string {
  rmSync(path.join(dist, STATS_FILE), { force: true });
  writeFileSync(path.join(dist, RECORD_FILE), JSON.stringify(record));
  return shortDigest(hashFiles([dist + path.sep], dist));
}

/**
 * Copies a build into its own folder, named after its content and never changed again.
 * @returns the version
 */
function copyVersion(
  app: string,
  { dist, record, built }: { dist: string; record: object; built: BuiltFrom | undefined },
  siteDir: string,
): string {
  const version = versionOf(dist, record);
  const target = path.join(siteDir, app, version);
  if (existsSync(target)) {
    // Released again: its retention period begins again.
    utimesSync(target, new Date(), new Date());
    return version;
  }
  const draft = `${target}.${process.pid}.draft`;
  mkdirSync(path.dirname(target), { recursive: true });
  cpSync(dist, draft, { recursive: true });
  writeFileSync(path.join(draft, RECORD_FILE), JSON.stringify({ ...record, built }));
  compressFiles(draft);
  try {
    renameSync(draft, target);
  } catch (error) {
    removeFolder(draft);
    // Another process may have published the same content at the same moment: that copy is equal.
    if (!existsSync(target)) throw error;
  }
  return version;
}

/** A remote that its development server serves. */
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

/** A built remote as the site configuration would list it. */
export function nextRelease(built: BuiltRemote): Release {
  const record = recordOf(built);
  return releaseOf(built.manifest.name, versionOf(built.dist, record), record);
}

/**
 * Copies a built remote's files into the site. No visitor gets them before `site.json` names them.
 * @param built where they come from
 * @returns the version
 */
export const publishRemote = (remote: BuiltRemote, siteDir: string, built?: BuiltFrom) =>
  copyVersion(
    remote.manifest.name,
    { dist: remote.dist, record: recordOf(remote), built },
    siteDir,
  );

/** A built shell. */
export interface BuiltShell {
  dist: string;
  /** What it mounts and provides. */
  abilities: ShellAbilities;
}

/** The shell that was built from these sources. */
export const builtShell = (): BuiltShell => ({
  dist: distOf('shell'),
  abilities: {
    contracts: { oldest: OLDEST_CONTRACT, newest: CONTRACT_VERSION },
    provides: shellLibraries(),
    frames: ['site', 'staff'],
    trustedTypes: ['default'],
  },
});

/** The version that a built shell would be published as. */
export const nextShellVersion = ({ dist, abilities }: BuiltShell) => versionOf(dist, abilities);

/**
 * Puts a built shell's files into the site.
 * @param built where they come from
 * @returns the version
 */
export const publishShell = ({ dist, abilities }: BuiltShell, siteDir: string, built?: BuiltFrom) =>
  copyVersion('shell', { dist, record: abilities, built }, siteDir);

/** Reads what a published shell mounts and provides, and where it comes from. */
export const readShellRecord = (siteDir: string, version: string): ShellRelease => {
  const file = path.join(siteDir, 'shell', version, RECORD_FILE);
  return validate(shellReleaseSchema, readJson(file), file);
};

/** The tags of scripts and style sheets in a shell's HTML, with the digests of their files. */
const withDigests = (html: string, siteDir: string) =>
  html.replace(
    /<(?:script defer src|link href)="([^"]+\.(?:js|css))"(?: rel="stylesheet")?(?=>)/g,
    (tag, file: string) => `${tag} integrity="${integrityOf(readFileSync(siteDir + file))}"`,
  );

const versionFiles = new Set(['static', ...withCopies('index.html'), ...withCopies(RECORD_FILE)]);

/**
 * Makes the live shell the one that unknown paths and the next composed pages start.
 * @param siteDir a generation whose `site.json` names it: in a bucket, another machine may have released
 *   a shell since this one's
 */
export function installShell(siteDir: string) {
  const version = readSite(siteDir).shell?.version;
  if (!version) throw new Error(`${siteDir} names no shell`);
  const folder = path.join(siteDir, 'shell', version);
  for (const name of readdirSync(folder)) {
    if (versionFiles.has(name)) continue;
    const source = path.join(folder, name);
    for (const file of existsSync(source) ? filesIn(source) : []) {
      const target = path.join(siteDir, path.relative(folder, file));
      mkdirSync(path.dirname(target), { recursive: true });
      writeAtomically(target, readFileSync(file));
    }
  }
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const rebased = html
    .replace(/(src|href)="(?:\.?\/)?static\//g, `$1="/shell/${version}/static/`)
    // What lies beside the pages must be found from every depth.
    .replace(/(src|href)="(?![/#]|\w+:)/g, '$1="/');
  writeWithCopies(path.join(siteDir, '_app.html'), withDigests(rebased, siteDir));
}

const filesIn = (place: string) => (path.extname(place) ? [place] : filesBelow(place));
