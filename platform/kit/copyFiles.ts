import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../machine/hashFiles';
import { root } from '../machine/paths';

/**
 * The folders that are copied: `remote`, and `repository`, which surrounds it in a repository of its own. The tests and
 * checks of this repository include them, except `rsbuild.config.ts`, whose import resolves in the copy alone.
 */
export const kitFiles = path.join(root, 'platform/kit/files');

/**
 * Copies a folder of `kitFiles`.
 * @param values what replaces each placeholder in the names and texts of its files; where one placeholder begins with
 *   another, the longer one comes first
 */
export function copyFiles(folder: string, target: string, values: Record<string, string>) {
  const source = path.join(kitFiles, folder);
  const placeholders = new RegExp(Object.keys(values).join('|'), 'g');
  const fill = (text: string) => text.replace(placeholders, (found) => values[found] ?? found);
  for (const file of filesBelow(source)) {
    const copy = path.join(target, fill(path.relative(source, file)));
    mkdirSync(path.dirname(copy), { recursive: true });
    writeFileSync(copy, fill(readFileSync(file, 'utf8')));
  }
}
