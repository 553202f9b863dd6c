import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** What Playwright disables: its own list is replaced by ours, since Chromium reads only the last one. */
const disabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/**
 * Pages of the address bar's menu, which Chromium loads into each new window, and a context is a
 * window: without them a visit costs less than half the processor time.
 */
const addressBarPages = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

const argsWithout = (features: readonly string[]) => [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...disabledByPlaywright, ...addressBarPages, ...features].join(',')}`,
];

/** Prevents what Chromium does for itself: requests in the background, pages of its own. */
export const chromiumArgs = argsWithout([]);

/** For tests, which assert no time: Chromium starts no process for a next page. */
export const testChromiumArgs = argsWithout(['SpareRendererForSitePerProcess']);

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const found = () => [process.env['CHROMIUM'] ?? '', ...places].find((place) => existsSync(place));

/** On Debian as root, a missing browser is installed. @throws an Error that names what is missing */
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
  throw new Error('Chromium is needed: install it, or set CHROMIUM to its path.');
}
