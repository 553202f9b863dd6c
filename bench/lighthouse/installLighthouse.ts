import path from 'node:path';
import { installOnDemand } from '@shop/platform/machine/installOnDemand';

/** Lighthouse, and the Node that it needs where this one is older. */
const LIGHTHOUSE = { version: '13.5.0', oldestNode: '22.19.0', node: '24.21.0' };

/**
 * Only this bench needs Lighthouse, and it may need another Node. Returns the command that starts it.
 * @throws when npm cannot install it
 */
export function installLighthouse(): { node: string; script: string } {
  const own =
    process.versions.node.localeCompare(LIGHTHOUSE.oldestNode, 'en', { numeric: true }) >= 0;
  // Not the package `node`, whose install script only installs this one.
  const node = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = installOnDemand('lighthouse', [
    ['lighthouse', LIGHTHOUSE.version],
    ...(own ? [] : [[node, LIGHTHOUSE.node] as const]),
  ]);
  return {
    node: own ? process.execPath : path.join(folder, 'node_modules', node, 'bin/node'),
    script: path.join(folder, 'node_modules/lighthouse/cli/index.js'),
  };
}
