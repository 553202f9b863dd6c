import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths';

/** The remotes of this repository: each folder with a `remote.json`. There is no other list. */
export const remotes: readonly string[] = readdirSync(root)
  .filter((name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'remote.json')))
  .sort();

/** Every app, in the order they are built. */
export const apps: readonly string[] = ['shell', ...remotes];
