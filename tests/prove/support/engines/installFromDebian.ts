import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';

// Several test processes may need the same engine at once, and apt-get fails while another apt-get runs.
const LOCK = path.join(tmpdir(), 'tests-install.lock');

const install = (...arguments_: string[]) =>
  spawnSync('flock', [LOCK, 'apt-get', ...arguments_], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });

/** As the other browsers and servers of the tests: where this may be done, on Debian as root. @throws otherwise */
export function installFromDebian(...packages: string[]): void {
  install('update', '-qq');
  const { status } = install('install', '-y', '-qq', ...packages);
  if (status !== 0) throw new Error(`Debian’s ${packages.join(', ')} could not be installed.`);
}
