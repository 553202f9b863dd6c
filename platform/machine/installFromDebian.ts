import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

// apt-get fails while another apt-get runs, as several test processes may start one at once.
const LOCK = path.join(tmpdir(), 'shop-apt-get.lock');

const aptGet = (...arguments_: string[]) =>
  spawnSync('flock', [LOCK, 'apt-get', ...arguments_], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status;

/** Installs packages that are missing, on Debian as root. @throws an Error that says what to install */
export function installFromDebian(...packages: string[]): void {
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.info(`Installing ${packages.join(', ')} from Debian …`);
    aptGet('update', '-qq');
    if (aptGet('install', '-y', '-qq', ...packages) === 0) return;
  }
  throw new Error(
    `Missing here: ${packages.join(', ')}. To install: apt-get install ${packages.join(' ')}`,
  );
}
