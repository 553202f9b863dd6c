import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { environmentWithoutSecrets } from '@shop/platform/machine/installOnDemand';
import { buildDir, root } from '@shop/platform/machine/paths';

type ForeignApp = 'stock-remote' | 'other-host';

/** `rsbuild.config.ts` of a remote of this repository, for the same sources. */
const ownConfig = `import { defineRemote } from '${path.join(root, 'rsbuild.base')}';
import manifest from './remote.json' with { type: 'json' };
export default defineRemote(manifest);`;

/** The stock plug-in, with copies of the libraries for translations that the remote does not share. */
const ownTranslations = (config: string) => config.replace(/^ +'?(react-)?i18next'?: .*\n/gm, '');

/** Copies an app of another team into a new folder. */
function copyApp(app: ForeignApp, parent: string): string {
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(path.join(parent, `${app}-`));
  cpSync(path.join(import.meta.dirname, '..', app), folder, { recursive: true });
  return folder;
}

function run(folder: string, program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    env: { ...environmentWithoutSecrets(), NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`${[program, ...args].join(' ')}:\n${stdout}${stderr}`);
}

/**
 * Builds an app of another team in a folder of its own, with the packages that are installed here.
 * @param app its folder in `tests/composition`
 * @param build with its own configuration, the same without shared i18next, or that of this repository's remotes
 * @returns the folder, with `dist` in it
 */
export function buildForeignApp(
  app: ForeignApp,
  build: 'stock' | 'own i18next' | 'rsbuild.base' = 'stock',
): string {
  const folder = copyApp(app, buildDir);
  const config = path.join(folder, 'rsbuild.config.ts');
  if (build === 'rsbuild.base') writeFileSync(config, ownConfig);
  if (build === 'own i18next') {
    writeFileSync(config, ownTranslations(readFileSync(config, 'utf8')));
  }
  run(
    folder,
    process.execPath,
    path.join(root, 'node_modules/@rsbuild/core/bin/rsbuild.js'),
    'build',
  );
  return folder;
}

/**
 * Builds an app of another team outside of this repository, with the packages that npm installs there.
 * @param app its folder in `tests/composition`, whose `package.json` names public packages only
 * @returns the folder, with `dist` in it
 */
export function installForeignApp(app: ForeignApp): string {
  const folder = copyApp(app, tmpdir());
  run(folder, 'npm', 'install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error');
  run(folder, 'npx', 'rsbuild', 'build');
  return folder;
}
