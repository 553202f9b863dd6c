import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildDir } from '../../platform/disk/paths';

/** Lighthouse, and the Node that it needs where this one is older. */
const LIGHTHOUSE = { version: '13.5.0', oldestNode: '22.19.0', node: '24.21.0' };

/** Not among the packages of the repository: only this bench needs them, and they need another Node. */
const folder = path.join(buildDir, 'lighthouse');

type Package = [name: string, version: string];

const isInstalled = ([name, version]: Package) => {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return false;
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version === version;
};

/**
 * Installs Lighthouse from npm where this machine does not have it yet.
 * @returns the command that starts it: Node and its first argument
 * @throws when npm cannot install it
 */
export function installLighthouse(): { node: string; script: string } {
  const own =
    process.versions.node.localeCompare(LIGHTHOUSE.oldestNode, 'en', { numeric: true }) >= 0;
  const lighthouse: Package = ['lighthouse', LIGHTHOUSE.version];
  const needed = own ? [lighthouse] : [lighthouse, ['node', LIGHTHOUSE.node] satisfies Package];
  if (!needed.every(isInstalled)) {
    console.info(`Installing Lighthouse ${LIGHTHOUSE.version} …`);
    mkdirSync(folder, { recursive: true });
    // npm would otherwise install into the repository around this folder.
    writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
    const packages = needed.map(([name, version]) => `${name}@${version}`);
    const args = ['install', '--no-fund', '--no-audit', '--no-package-lock', '--loglevel=error'];
    const { status } = spawnSync('npm', [...args, ...packages], { cwd: folder, stdio: 'inherit' });
    if (status !== 0) throw new Error('npm could not install Lighthouse; its messages are above.');
  }
  return {
    node: own ? process.execPath : path.join(folder, 'node_modules/node/bin/node'),
    script: path.join(folder, 'node_modules/lighthouse/cli/index.js'),
  };
}
