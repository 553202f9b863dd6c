import { spawnSync } from 'node:child_process';

/** As the other browsers and servers of the tests: where this may be done, on Debian as root. @throws otherwise */
export function installFromDebian(...packages: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { env });
  const { status } = spawnSync('apt-get', ['install', '-y', '-qq', ...packages], { env });
  if (status !== 0) throw new Error(`Debian’s ${packages.join(', ')} could not be installed.`);
}
