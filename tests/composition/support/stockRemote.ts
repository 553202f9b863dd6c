import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildDir, root } from '../../../platform/disk/paths';

const sources = path.join(import.meta.dirname, '../stock-remote');

/** `rsbuild.config.ts` of a remote of this repository, for the same sources. */
const ownConfig = `import { defineRemote } from '${path.join(root, 'rsbuild.base')}';
import manifest from './remote.json' with { type: 'json' };
export default defineRemote(manifest);`;

/**
 * Builds the sources of `tests/composition/stock-remote` in a folder of their own.
 * @param build with their own configuration, or with that of this repository's remotes
 * @returns the folder, with `remote.json` and `dist`
 */
export function buildStockRemote(build: 'stock' | 'rsbuild.base'): string {
  const folder = mkdtempSync(path.join(buildDir, 'stock-remote-'));
  cpSync(sources, folder, { recursive: true });
  if (build !== 'stock') writeFileSync(path.join(folder, 'rsbuild.config.ts'), ownConfig);
  const rsbuild = path.join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [rsbuild, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`the remote does not build:\n${stdout}${stderr}`);
  return folder;
}
