import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

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

const presentChromium = () =>
  [process.env['CHROMIUM'] ?? '', ...places].find((place) => existsSync(place));

/** On Debian as root, a missing browser is installed. @throws an Error that names what is missing */
export function findChromium(): string {
  const present = presentChromium();
  if (present) return present;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.info('Installing Chromium from Debian …');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
  }
  const installed = presentChromium();
  if (installed) return installed;
  throw new Error('Chromium is needed: install it, or set CHROMIUM to its path.');
}

/**
 * The caller closes it.
 * @param isRequired otherwise undefined is returned where none is installed, or it does not start
 * @throws where it is required, an Error that names what is missing
 */
export async function launchChromium(isRequired: boolean): Promise<Browser | undefined> {
  const executablePath = isRequired ? findChromium() : presentChromium();
  if (!executablePath) return undefined;
  const launched = chromium.launch({ executablePath, args: chromiumArgs });
  return isRequired ? launched : launched.catch(() => undefined);
}
