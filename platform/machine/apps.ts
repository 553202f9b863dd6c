import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths';

/** Each folder with a `remote.json`; there is no other list. */
export const remotes: readonly string[] = readdirSync(root)
  .filter((name) => name.startsWith('mf-') && existsSync(path.join(root, name, 'remote.json')))
  .sort();

/** The apps in the order in which they are built. */
export const apps: readonly string[] = ['shell', ...remotes];
