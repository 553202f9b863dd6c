/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { apps } from '../disk/apps';
import { root } from '../disk/paths';
import { inputsOf } from './buildApp';

const importOfOurs = /^(?:import|export)\b[^'"]*['"](\.[^'"]+)['"]/gm;

/** A module, and all of ours that it imports, directly or not. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, relative = ''] of readFileSync(file, 'utf8').matchAll(importOfOurs)) {
    const found = ['', '.ts']
      .map((ending) => path.resolve(path.dirname(file), relative) + ending)
      .find((place) => path.extname(place) && existsSync(place));
    if (found) withImports(found, seen);
  }
  return seen;
}

test.each(apps)('the inputs of %s include each file of its build configuration', (app) => {
  const inputs = inputsOf(app);
  const missed = [...withImports(path.join(root, app, 'rsbuild.config.ts'))]
    .filter((file) => !inputs.some((place) => file === place || file.startsWith(place + path.sep)))
    .map((file) => path.relative(root, file));
  expect(missed).toEqual([]);
});
