import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { devEnvironment } from '@shop/platform/machine/devPorts';
import { endWithProcess } from '@shop/platform/machine/endWithProcess';
import { packageFolder } from '@shop/platform/machine/packageFolder';
import { root } from '@shop/platform/machine/paths';
import { readManifest } from '@shop/platform/release/builtRemote';
import { choosePort } from '../dev/choosePort';
import { stopOnSignal } from '../start/stopOnSignal';

/** Built as for a release, since the deployed React has no development mode, and again on every change. */
export async function serveOverride(name: string) {
  const rsbuild = path.join(packageFolder('@rsbuild/core'), 'bin/rsbuild.js');
  const port = await choosePort(name, readManifest(name).devPort, process.env['PORT']);
  console.info(`Add to an address of a deployed site on which some version of ${name} is live:
  ?remote=${name}@http://localhost:${port}/remoteEntry.js`);
  const server = spawn(process.execPath, [rsbuild, 'dev', '--mode', 'production'], {
    cwd: path.join(root, name),
    env: {
      ...process.env,
      ...devEnvironment({ own: port }),
      NODE_ENV: 'production',
      SERVE_REMOTE: 'yes',
    },
    stdio: 'inherit',
  });
  const isStopping = stopOnSignal(async () => {});
  await once(endWithProcess(server), 'exit');
  if (!isStopping()) throw new Error(`The server of ${name} exited; its output is above.`);
}
