import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

/** Returns undefined where the package is not installed. */
export function findPackageFolder(name: string): string | undefined {
  const folders = (resolve.paths(name) ?? []).map((modules) => path.join(modules, name));
  const found = folders.find((folder) => existsSync(path.join(folder, 'package.json')));
  return found && realpathSync(found);
}

export function packageFolder(name: string): string {
  const found = findPackageFolder(name);
  if (!found) throw new Error(`${name} is not installed`);
  return found;
}
