import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { IMPORTS_FILE, type Imports, importsSchema } from '../build/ImportsPlugin';
import { OWN_CHUNK, OWN_FILE, type OwnLibraries } from '../build/ownFile';
import { LOADER, loaderRange } from '../build/singletons';
import { compress } from '../disk/compressFiles';
import { filesBelow, integrityOf } from '../disk/hashFiles';
import { root } from '../disk/paths';
import { manifestOf } from '../disk/remoteManifest';
import { displayPath, readJson, validate } from '../disk/validateJson';
import type { ReleaseRecord, ReleaseSource, RemoteManifest } from '../site/schema';

const ENTRY = 'remoteEntry.js';

/** A built remote as the release tool judges it. */
export interface BuiltRemote {
  manifest: RemoteManifest;
  dist: string;
  entry: string;
  container: string;
  /** Digest of the entry, as an `integrity` attribute. */
  integrity: string;
  /** Where the entry takes its runtime from, if it contains none. */
  runtime?: ReleaseSource['runtime'] | undefined;
  /** By exposed module: the files that must be there before it shows. */
  exposes: Record<string, string[]>;
  /** Ranges of the shared libraries, and of the loader, that it expects of the shell. */
  requires: Record<string, string>;
  imports: Imports;
  /** Shared libraries of which it contains a copy of its own, each with its size compressed. */
  own?: ReleaseRecord['own'];
}

/** A build may come from another machine: it must name no file outside of it. */
const builtFile = z.string().regex(/^(?!\/|.*\.\.)/, 'must lie in the build');
const files = z.object({ sync: z.array(builtFile) });
/** What of a build becomes part of the site configuration. */
const shortText = z.string().max(200, 'has more than 200 characters');
const TOO_MANY = 'has more than 100 entries';
/** The fields of the bundler's `mf-manifest.json` that are read. */
const federationManifest = z.object({
  metaData: z.object({ globalName: shortText }),
  shared: z.array(z.object({ name: shortText, requiredVersion: shortText })).max(100, TOO_MANY),
  exposes: z.array(z.object({ path: shortText, assets: z.object({ js: files, css: files }) })),
});

const ownLibraries: z.ZodType<OwnLibraries> = z
  .record(z.string(), z.object({ version: shortText }))
  .refine(
    (libraries) => Object.keys(libraries).every((name) => name.length <= 200),
    'has a name with more than 200 characters',
  )
  .refine((libraries) => Object.keys(libraries).length <= 100, TOO_MANY);

const readBuilt = <T>(schema: z.ZodType<T>, file: string) =>
  validate(schema, readJson(file), displayPath(file));

/** The copies of shared libraries that a build contains. Where it has several, each counts with the size of all. */
function ownOf(dist: string): Pick<BuiltRemote, 'own'> {
  const file = path.join(dist, OWN_FILE);
  if (!existsSync(file)) return {};
  const copies = filesBelow(path.join(dist, 'static')).filter(
    (name) => path.basename(name).startsWith(OWN_CHUNK) && name.endsWith('.js'),
  );
  const bytes = copies.reduce((sum, name) => sum + compress(readFileSync(name)).length, 0);
  const libraries = Object.entries(readBuilt(ownLibraries, file));
  const kB = Math.round(bytes / 100) / 10;
  return { own: Object.fromEntries(libraries.map(([name, each]) => [name, { ...each, kB }])) };
}

/** Reads the `remote.json` of a remote of this repository. */
export const readManifest = (remote: string) => manifestOf(path.join(root, remote), remote);

/**
 * Reads a build.
 * @throws when the folder holds no federation build
 */
export function readBuild(manifest: RemoteManifest, dist: string): BuiltRemote {
  const file = path.join(dist, 'mf-manifest.json');
  if (!existsSync(file)) throw new Error(`${dist} contains no build of ${manifest.name}`);
  const { metaData, shared, exposes } = readBuilt(federationManifest, file);
  const entry = readFileSync(path.join(dist, ENTRY));
  // Builds from before November 2026 contain a federation runtime; a shell from before records no loader.
  const runtime = entry.includes('connectRemote') ? 'shell' : undefined;
  return {
    manifest,
    dist,
    entry: ENTRY,
    container: metaData.globalName,
    integrity: integrityOf(entry),
    runtime,
    exposes: Object.fromEntries(
      exposes.map(({ path: module, assets }) => [module, [...assets.js.sync, ...assets.css.sync]]),
    ),
    requires: {
      ...Object.fromEntries(shared.map(({ name, requiredVersion }) => [name, requiredVersion])),
      ...(runtime ? { [LOADER]: loaderRange() } : {}),
    },
    imports: readBuilt(importsSchema, path.join(dist, IMPORTS_FILE)),
    ...ownOf(dist),
  };
}

/** What the record of a release says of a build. */
export function recordOf({
  manifest,
  entry,
  container,
  integrity,
  runtime,
  requires,
  own,
}: BuiltRemote): ReleaseRecord {
  const { contract, frame, pages, widgets, navigation, prerender, uses = [] } = manifest;
  return {
    contract,
    entry,
    container,
    integrity,
    ...(runtime ? { runtime } : {}),
    ...(frame ? { frame } : {}),
    pages,
    widgets,
    navigation,
    prerender,
    uses,
    requires,
    ...(own ? { own } : {}),
  };
}
