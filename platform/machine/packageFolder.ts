import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);

export function packageFolder(name: string): string {
  for (const modules of resolve.paths(name) ?? []) {
    const folder = path.join(modules, name);
    if (existsSync(path.join(folder, 'package.json'))) return realpathSync(folder);
  }
  throw new Error(`${name} is not installed`);
}
