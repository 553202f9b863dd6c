import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths';

/** The remotes of this repository: a folder with a `remote.json` is one, and nobody lists it. */
export const remotes: readonly string[] = readdirSync(root)
  .filter((name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'remote.json')))
  .sort();

/** Every app, in the order they are built. */
export const apps: readonly string[] = ['shell', ...remotes];

/** Where the shell's development server listens; a remote says its own in `remote.json`. */
export const SHELL_DEV_PORT = 3000;
