import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildDir } from './paths';

type Package = readonly [name: string, version: string];

const NEEDED =
  /^(path|pathext|home|userprofile|(local)?appdata|systemroot|comspec|te?mp|tmpdir|lang|lc_.*|(https?|no|all)_proxy|npm_.*|node_extra_ca_certs|ssl_cert_(file|dir)|pgssl.*)$/i;

/** The environment for code of others, without the secrets of this process. */
export const environmentWithoutSecrets = (env = process.env): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => NEEDED.test(name)));

const isInstalled = (folder: string, [name, version]: Package) => {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return false;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version === version;
};

/**
 * Installs packages that are too large for every working copy. Their install scripts do not run.
 * @param name of a folder in `.build`, and in the messages
 * @throws when npm cannot install them
 */
export function installOnDemand(name: string, packages: readonly Package[]): string {
  const folder = path.join(buildDir, name);
  if (packages.every((each) => isInstalled(folder, each))) return folder;
  console.info(`Installing ${name} …`);
  mkdirSync(folder, { recursive: true });
  // npm would otherwise install into the repository around this folder.
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  const wanted = packages.map(([each, version]) => `${each}@${version}`);
  const args = ['install', '--ignore-scripts', '--no-fund', '--no-audit', '--no-package-lock'];
  const { status } = spawnSync('npm', [...args, '--loglevel=error', ...wanted], {
    cwd: folder,
    stdio: 'inherit',
    env: environmentWithoutSecrets(),
  });
  if (status !== 0) throw new Error(`npm could not install ${name}; its messages are above.`);
  return folder;
}
