import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { git } from '../../disk/git';
import { root } from '../../disk/paths';
import { readJson, validate } from '../../disk/validateJson';
import type { Dump } from '../../lite/dump';

/** Names of a backup's parts, relative to its folder. */
export const MANIFEST = 'manifest.json';
export const SECRETS = 'secrets.json';
export const SITE = 'site';
export const SETTINGS = 'site.config.json';

const rowsFile = (table: string) => `data/${table}.copy`;

const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  /** Of this program; undefined where it is no git repository. */
  commit: z.string().optional(),
  /** Undefined where the data is in a hosted project. */
  database: z
    .object({
      migrations: z.array(z.string()),
      // A file is named after each table.
      tables: z.array(z.object({ name: z.string().regex(/^[^/\\]+$/), columns: z.string() })),
      sequences: z.array(z.object({ name: z.string(), last: z.string() })),
    })
    .optional(),
  /** SHA-256 of every other file, by its path in the backup. */
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

const digestOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** The files below a folder, without links: those are checked with what they lead to. */
function digestFiles(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file !== MANIFEST);
  return Object.fromEntries(files.sort().map((file) => [file, digestOf(path.join(folder, file))]));
}

/** Writes the rows, each table to a file of its own, and the manifest of all files of the folder. */
export function writeManifest(folder: string, dump: Dump | undefined): Manifest {
  for (const { name, rows } of dump?.tables ?? []) {
    writeFileSync(path.join(folder, rowsFile(name)), rows);
  }
  const [commit] = git(root, 'rev-parse', 'HEAD');
  const manifest: Manifest = {
    format: 1,
    takenAt: dump?.takenAt ?? new Date().toISOString(),
    commit,
    database: dump && {
      migrations: dump.migrations,
      tables: dump.tables.map(({ name, columns }) => ({ name, columns })),
      sequences: dump.sequences,
    },
    files: digestFiles(folder),
  };
  writeFileSync(path.join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/**
 * Reads the manifest of an unpacked backup and compares all files with it.
 * @throws with a sentence that names the files which are missing, changed or not listed
 */
export function readManifest(folder: string): Manifest {
  const manifest = validate(manifestSchema, readJson(path.join(folder, MANIFEST)), MANIFEST);
  const found = digestFiles(folder);
  const names = new Set([...Object.keys(manifest.files), ...Object.keys(found)]);
  const wrong = [...names].filter((name) => manifest.files[name] !== found[name]);
  if (wrong.length) throw new Error(`The backup is damaged: ${wrong.slice(0, 5).join(', ')}.`);
  return manifest;
}

/** The rows of an unpacked backup; undefined where it holds none. */
export function readRows(folder: string, { takenAt, database }: Manifest): Dump | undefined {
  if (!database) return undefined;
  const { migrations, sequences } = database;
  const tables = database.tables.map((table) => ({
    ...table,
    rows: readFileSync(path.join(folder, rowsFile(table.name)), 'utf8'),
  }));
  return { takenAt, migrations, sequences, tables };
}
