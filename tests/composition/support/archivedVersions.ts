import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { webRoot } from '../../../platform/disk/generations';
import { filesBelow } from '../../../platform/disk/hashFiles';
import { root } from '../../../platform/disk/paths';
import { readSite } from '../../../platform/disk/siteFile';
import { type BuiltRemote, readBuild } from '../../../platform/release/builtRemote';
import type { RemoteManifest } from '../../../platform/site/schema';

const ARCHIVE = path.join(import.meta.dirname, '../archived-versions.json.br');

/** Pictures, videos and fonts are left out: they are most of the size and no part of the schema. */
const ARCHIVED = /^[^/]+\/[0-9a-f]{12}\/.+\.(js|css|json)$|^_app\.html$/;

interface Archive {
  /** The commit whose sources were built. */
  commit: string;
  /** The file names of the migrations in that commit. */
  migrations: string[];
  /** The content of `site.json`, in the format of that commit. */
  site: object;
  manifests: RemoteManifest[];
  /** The files by their path in the folder of the site. */
  files: Record<string, string>;
}

/** The file names of the current migrations. */
export const migrations = () => readdirSync(path.join(root, 'supabase/migrations')).sort();

/**
 * Writes the archive from a site that holds one version of each app.
 * @returns its size in bytes
 */
export function writeArchive(
  siteDir: string,
  { commit, manifests }: Pick<Archive, 'commit' | 'manifests'>,
): number {
  const files = [siteDir, webRoot(siteDir)].flatMap((folder) =>
    filesBelow(folder)
      .map((file) => path.relative(folder, file))
      .filter((file) => ARCHIVED.test(file))
      .map((file) => [file, readFileSync(path.join(folder, file), 'utf8')] as const),
  );
  const archive: Archive = {
    commit,
    migrations: migrations(),
    site: readSite(siteDir),
    manifests,
    files: Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  const bytes = brotliCompressSync(JSON.stringify(archive), {
    params: { [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS },
  });
  writeFileSync(ARCHIVE, bytes);
  return bytes.length;
}

/** The archive, unpacked. */
export interface ArchivedVersions extends Archive {
  /** Holds `files`. */
  folder: string;
  /** The archived remotes as the release tool reads a build. */
  remotes: BuiltRemote[];
  remove(): void;
}

/** Writes the archived files to a temporary folder, which `remove` deletes. */
export function unpackArchive(): ArchivedVersions {
  const archive = JSON.parse(String(brotliDecompressSync(readFileSync(ARCHIVE)))) as Archive;
  const folder = mkdtempSync(path.join(tmpdir(), 'archived-'));
  for (const [file, text] of Object.entries(archive.files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  const buildOf = (name: string) =>
    path.join(folder, name, ...readdirSync(path.join(folder, name)));
  return {
    ...archive,
    folder,
    remotes: archive.manifests.map((manifest) => readBuild(manifest, buildOf(manifest.name))),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
