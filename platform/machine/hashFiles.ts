import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'coverage']);

/** Sorted, without what is built or installed, and without links. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !skipped.has(entry.name) && !entry.isSymbolicLink())
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(full) : [full];
    });
}

/** @param base the folder that names are relative to */
export function hashFiles(places: string[], base: string, counts = (_file: string) => true) {
  const hash = createHash('sha256');
  for (const place of places) {
    const files = statSync(place).isDirectory() ? filesBelow(place) : [place];
    for (const file of files.filter(counts)) {
      hash.update(path.relative(base, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}

/** As an `integrity` attribute has it. */
export const integrityOf = (content: Buffer | string, algorithm = 'sha256') =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
