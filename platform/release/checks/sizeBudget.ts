import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compress } from '../../disk/compressFiles';
import type { BuiltRemote } from '../builtRemote';

/** The budget of a remote whose `remote.json` has none; in kB, compressed. */
export const DEFAULT_BUDGET = 90;

const sizeInKB = (dist: string, files: string[]) =>
  files.reduce((sum, file) => sum + compress(readFileSync(path.join(dist, file))).length, 0) / 1000;

/** How much each exposed module needs before it shows, entry included. */
export const sizes = ({ dist, entry, exposes }: BuiltRemote): Record<string, number> =>
  Object.fromEntries(
    Object.entries(exposes).map(([module, files]) => [module, sizeInKB(dist, [entry, ...files])]),
  );

/** What is over the remote's budget. */
export function overBudget(built: BuiltRemote): string[] {
  const budget = built.manifest.budget ?? DEFAULT_BUDGET;
  return Object.entries(sizes(built))
    .filter(([, size]) => size > budget)
    .map(([module, size]) => `${module} needs ${size.toFixed(1)} kB; the budget is ${budget} kB`);
}
