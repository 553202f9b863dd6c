import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { recordEarlyPresses } from '../../shared-site/earlyPresses';
import { pressScriptIn } from '../../shared-site/rendering';
import { root } from '../machine/paths';
import { readJson, validate } from '../machine/validateJson';
import { compress, compressQuickly } from '../site/compressFiles';
import type { BuiltRemote } from './builtRemote';

const budgetsSchema = z
  .object({ default: z.number().positive(), press: z.number().positive() })
  .catchall(z.number().positive('must be more than 0'));

/** Compressed kB that a page or widget may load at its start. @throws when `budgets.json` is malformed */
export function budgetOf(remote: string): number {
  const file = path.join(root, 'budgets.json');
  const budgets = validate(budgetsSchema, readJson(file), 'budgets.json');
  return budgets[remote] ?? budgets.default;
}

const describe = (what: string, bytes: number, budget: number) =>
  `${what} loads ${(bytes / 1000).toFixed(1)} kB at its start; the budget is ${budget} kB`;

/** Limits the code of a page that hydrates at the first press: the shell's script, and what is inline. */
export function pressOverBudget(siteDir: string): string[] {
  const template = readFileSync(path.join(siteDir, '_app.html'), 'utf8');
  const file = path.join(siteDir, pressScriptIn(template));
  if (!existsSync(file)) return [];
  const budget = budgetOf('press');
  const bytes = [readFileSync(file), Buffer.from(recordEarlyPresses)].reduce(
    (sum, script) => sum + compress(script).length,
    0,
  );
  return bytes > 1000 * budget
    ? [describe('a page that hydrates at the first press', bytes, budget)]
    : [];
}

/** The sizes include the entry. */
export function overBudget({ manifest, dist, entry, exposes }: BuiltRemote): string[] {
  const budget = budgetOf(manifest.name);
  const sizeOf = (files: string[], shrink: (content: Buffer) => Buffer) =>
    files.reduce((sum, file) => sum + shrink(readFileSync(path.join(dist, file))).length, 0);
  return Object.entries(exposes).flatMap(([module, exposed]) => {
    const files = [entry, ...exposed];
    // What is served is smaller, and takes a hundred times as long.
    if (sizeOf(files, (content) => compressQuickly(content, 'br')) <= 1000 * budget) return [];
    const bytes = sizeOf(files, compress);
    return bytes > 1000 * budget ? [describe(module, bytes, budget)] : [];
  });
}

/**
 * Imports by code included.
 * @param page.files paths below the site of all that the page loads
 * @param release.base the folder of the remote's version
 */
export function startOverBudget(
  siteDir: string,
  page: { address: string; files: readonly string[] },
  { name, base }: { name: string; base: string },
): string[] {
  const budget = budgetOf(name);
  const bytes = page.files
    .filter((file) => file.startsWith(base))
    .map((file) => path.join(siteDir, file))
    .reduce((sum, file) => sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size, 0);
  return bytes > 1000 * budget ? [describe(page.address, bytes, budget)] : [];
}
