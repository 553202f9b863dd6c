import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from '../machine/packageFolder';

/** The folder of the types of CSS modules, in a team's repository. */
export const CSS_TYPES = '.css-types';

function programOf(name: string, bin: string): string {
  const folder = packageFolder(name);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    bin: string | Record<string, string>;
  };
  const file = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[bin];
  return path.join(folder, file ?? '');
}

/**
 * @param program the package, and the name of the program where the package has several
 * @throws when it fails
 */
export function runTool(
  [name, bin = name]: [string, string?],
  args: string[],
  env: NodeJS.ProcessEnv = {},
) {
  const { status } = spawnSync(process.execPath, [programOf(name, bin), ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) throw new Error(`${bin} failed`);
}
