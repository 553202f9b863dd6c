import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { ReleaseRecord, RemoteManifest } from '../../shared-site/schema';
import { IMPORTS_FILE, type Imports, importsSchema } from '../build/ImportsPlugin';
import { TEXTS_FILE } from '../build/TextsPlugin';
import { filesBelow, integrityOf } from '../machine/hashFiles';
import { root } from '../machine/paths';
import { manifestOf } from '../machine/remoteManifest';
import { displayPath, readJson, validate } from '../machine/validateJson';

export interface BuiltRemote {
  manifest: RemoteManifest;
  dist: string;
  entry: string;
  container: string;
  /** As an `integrity` attribute. */
  integrity: string;
  /** Digests by name; absent where the entry contains them. */
  digests?: Record<string, string>;
  /** By exposed module: the files that it needs before it is shown. */
  exposes: Record<string, string[]>;
  requires: Record<string, string>;
  /** The file with the translations of its locales. */
  texts?: string;
  /** Absent for a build without `rsbuild.base.ts`, which writes none. */
  imports?: Imports | undefined;
}

/** A build may come from another machine: it must name no file outside of it. */
const builtFile = z.string().regex(/^(?!\/|.*\.\.)/, 'must lie in the build');
const files = z.object({ sync: z.array(builtFile) });
/** These become part of the site configuration. */
const shortText = z.string().max(200, 'has more than 200 characters');
const TOO_MANY = 'has more than 100 entries';
const federationManifest = z.object({
  metaData: z.object({
    globalName: shortText,
    // A version is served from a folder that the build does not know.
    publicPath: z.literal(
      'auto',
      'must be auto, because a build works at any address: set output.assetPrefix in rsbuild.config.ts',
    ),
    remoteEntry: z.object({ path: builtFile, name: builtFile }),
  }),
  shared: z
    .array(
      z.object({ name: shortText, requiredVersion: shortText, assets: z.object({ js: files }) }),
    )
    .max(100, TOO_MANY),
  exposes: z.array(z.object({ path: shortText, assets: z.object({ js: files, css: files }) })),
});

/** The loader loads scripts, whose digests the browser verifies and of which two versions can be in one page. */
const ofModules = z.object({
  metaData: z.object({ remoteEntry: z.object({ type: z.literal('module') }) }),
});

const readBuilt = <T>(schema: z.ZodType<T>, file: string) =>
  validate(schema, readJson(file), displayPath(file));

/** The shell renders a remote's components, so a copy of these is of no use. */
const ALWAYS_OF_SHELL = ['react', 'react-dom'];

type Shared = z.infer<typeof federationManifest>['shared'];

/** The shell must provide what the build has no copy of. */
const requiredOf = (shared: Shared) =>
  Object.fromEntries(
    shared
      .filter(({ name, assets }) => assets.js.sync.length === 0 || ALWAYS_OF_SHELL.includes(name))
      .map(({ name, requiredVersion }) => [name, requiredVersion]),
  );

/** Rspack's SubresourceIntegrityPlugin puts digests into the entry, in one of three algorithms. */
function missingDigests(dist: string, entryFile: string): Pick<BuiltRemote, 'digests'> {
  const entry = readFileSync(path.join(dist, entryFile), 'utf8');
  const missing = filesBelow(dist).filter((file) => {
    const name = path.relative(dist, file);
    if (!/\.(js|css)$/.test(name) || name === entryFile) return false;
    const content = readFileSync(file);
    return !['sha256', 'sha384', 'sha512'].some((algorithm) =>
      entry.includes(integrityOf(content, algorithm)),
    );
  });
  if (missing.length === 0) return {};
  const digests = missing.map((file) => [
    path.relative(dist, file).split(path.sep).join('/'),
    integrityOf(readFileSync(file)),
  ]);
  return { digests: Object.fromEntries(digests) };
}

/** A build without `rsbuild.base.ts` has no such file, nor has one whose locales are not public. */
export const textsIn = (dist: string) =>
  existsSync(path.join(dist, TEXTS_FILE)) ? { texts: TEXTS_FILE } : {};

export const readManifest = (remote: string) => manifestOf(path.join(root, remote), remote);

/** @throws when the folder holds no federation build */
export function readBuild(manifest: RemoteManifest, dist: string): BuiltRemote {
  const file = path.join(dist, 'mf-manifest.json');
  if (!existsSync(file)) throw new Error(`${dist} contains no build of ${manifest.name}`);
  if (ofModules.safeParse(readJson(file)).success) {
    throw new Error(
      `${displayPath(file)} is of an entry that is an ES module, as a build by Vite has it: build the remote with Rsbuild or Rspack, whose entry is a script`,
    );
  }
  const { metaData, shared, exposes } = readBuilt(federationManifest, file);
  const entry = path.posix.join(metaData.remoteEntry.path, metaData.remoteEntry.name);
  const imports = path.join(dist, IMPORTS_FILE);
  return {
    manifest,
    dist,
    entry,
    container: metaData.globalName,
    integrity: integrityOf(readFileSync(path.join(dist, entry))),
    ...missingDigests(dist, entry),
    exposes: Object.fromEntries(
      exposes.map(({ path: module, assets }) => [module, [...assets.js.sync, ...assets.css.sync]]),
    ),
    requires: requiredOf(shared),
    ...textsIn(dist),
    imports: existsSync(imports) ? readBuilt(importsSchema, imports) : undefined,
  };
}

export const digestsText = (digests: Record<string, string>) => JSON.stringify(digests);

export function recordOf({
  manifest,
  entry,
  container,
  integrity,
  digests,
  requires,
  texts,
}: BuiltRemote): ReleaseRecord {
  const { contract, layout, language, pages, widgets, navigation, prerender, uses = [] } = manifest;
  return {
    contract,
    entry,
    container,
    integrity,
    ...(digests ? { digests: integrityOf(digestsText(digests)) } : {}),
    ...(layout ? { layout } : {}),
    ...(language ? { language } : {}),
    pages,
    widgets,
    navigation,
    prerender,
    uses,
    requires,
    ...(texts ? { texts } : {}),
  };
}
