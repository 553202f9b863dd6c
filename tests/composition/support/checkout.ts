import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildDir, root } from '@shop/platform/machine/paths';

const parts = [
  'package.json',
  'package-lock.json',
  'biome.json',
  '.gitignore',
  'jest.config.mjs',
  'tsconfig.base.json',
  'rsbuild.base.ts',
  'budgets.json',
  'platform',
  'backend',
  'cli',
  'bench',
  'tests/support',
  ...readdirSync(root).filter((name) => name.startsWith('shared-')),
];

/** A copy of the repository, with changes and builds that no other test sees. */
export interface Checkout {
  /** Runs a Node program in it. Throws when the program fails. */
  run(args: string[], env?: NodeJS.ProcessEnv): void;
  /** Starts a Node program in it, which the caller ends. Its output is piped. */
  start(args: string[], env?: NodeJS.ProcessEnv): ChildProcess;
  /** Replaces texts of a file. Throws when the file does not contain one of them. */
  edit(file: string, replacements: Record<string, string>): void;
  remove(): void;
}

/**
 * Copies what every build needs. The installed packages are those of this repository.
 * @param name distinguishes it from the checkouts of other tests
 * @param more the apps and other folders that it contains besides
 */
export function makeCheckout(name: string, more: string[] = []): Checkout {
  const folder = path.join(buildDir, `checkout-${name}-${process.pid}`);
  for (const part of [...parts, ...more]) {
    mkdirSync(path.dirname(path.join(folder, part)), { recursive: true });
    cpSync(path.join(root, part), path.join(folder, part), {
      recursive: true,
      filter: (file) => !/[\\/](node_modules|dist)$/.test(file),
    });
  }
  // Its parts import each other, not those of this repository.
  const names = path.join('node_modules', '@shop');
  cpSync(path.join(root, names), path.join(folder, names), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return {
    run(args, env = {}) {
      const { status, stdout, stderr } = spawnSync(process.execPath, args, {
        cwd: folder,
        env: { ...process.env, ...env },
        encoding: 'utf8',
      });
      if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}${stderr}`);
    },
    start: (args, env = {}) =>
      spawn(process.execPath, args, { cwd: folder, env: { ...process.env, ...env } }),
    edit(file, replacements) {
      const place = path.join(folder, file);
      let text = readFileSync(place, 'utf8');
      for (const [old, fresh] of Object.entries(replacements)) {
        if (!text.includes(old)) throw new Error(`${file} does not say "${old}"`);
        text = text.replace(old, fresh);
      }
      writeFileSync(place, text);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
