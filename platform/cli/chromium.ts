import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Prevents the requests that Chromium sends for itself in the background. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const found = () => [process.env['CHROMIUM'] ?? '', ...places].find((place) => existsSync(place));

/**
 * The browser that tests run in. On Debian as root it is installed when missing.
 * @throws an Error whose message, one sentence, names what is missing
 */
export function findChromium(): string {
  const present = found();
  if (present) return present;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.info('Installing Chromium from Debian …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
  }
  const installed = found();
  if (installed) return installed;
  throw new Error('The browser tests need Chromium: install it, or set CHROMIUM to its path.');
}
