import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildDir, root } from '../../../platform/disk/paths';

/** `rsbuild.config.ts` of a remote of this repository, for the same sources. */
const ownConfig = `import { defineRemote } from '${path.join(root, 'rsbuild.base')}';
import manifest from './remote.json' with { type: 'json' };
export default defineRemote(manifest);`;

/**
 * Builds an app of another team in a folder of its own, with the packages that are installed here.
 * @param app its folder in `tests/composition`
 * @param build with its own configuration, or with that of this repository's remotes
 * @returns the folder, with `dist` in it
 */
export function buildForeignApp(
  app: 'stock-remote' | 'other-host',
  build: 'stock' | 'rsbuild.base' = 'stock',
): string {
  mkdirSync(buildDir, { recursive: true });
  const folder = mkdtempSync(path.join(buildDir, `${app}-`));
  cpSync(path.join(import.meta.dirname, '..', app), folder, { recursive: true });
  if (build !== 'stock') writeFileSync(path.join(folder, 'rsbuild.config.ts'), ownConfig);
  const rsbuild = path.join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [rsbuild, 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${app} does not build:\n${stdout}${stderr}`);
  return folder;
}
