import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { installFromDebian } from '../machine/installFromDebian';
import { root } from '../machine/paths';

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

const SANDBOXED = path.join(root, 'platform/check/chromium.sh');

const DEBIAN = '/usr/bin/chromium';
const places = [DEBIAN, '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const presentChromium = () =>
  [process.env['CHROMIUM'] ?? '', ...places].find((place) => existsSync(place));

/** On Debian as root, a missing browser is installed. @throws an Error that names what is missing */
export function findChromium(): string {
  const present = presentChromium();
  if (present) return present;
  try {
    installFromDebian('chromium');
  } catch (cause) {
    throw new Error('Chromium is needed: install it, or set CHROMIUM to its path.', { cause });
  }
  return DEBIAN;
}

interface Launch {
  /** Otherwise undefined is returned where none is installed, or it does not start. */
  isRequired: boolean;
  /** Whose code it opens is not known here: it starts in a sandbox or not at all. */
  byToken: boolean;
}

/**
 * In bubblewrap where that starts, where Chromium has no network: routes answer it. The caller closes it.
 * @throws where it is required, an Error that names what is missing
 */
export async function launchChromium({
  isRequired,
  byToken,
}: Launch): Promise<Browser | undefined> {
  const CHROMIUM = isRequired ? findChromium() : presentChromium();
  if (!CHROMIUM) return undefined;
  const sandboxed = await chromium
    .launch({ executablePath: SANDBOXED, args: chromiumArgs, env: { ...process.env, CHROMIUM } })
    .catch(() => undefined);
  if (sandboxed || (byToken && !isRequired)) return sandboxed;
  if (byToken) throw new Error('For a release by token, Chromium needs bubblewrap: install both.');
  console.info(
    '  bubblewrap does not start here, so the pages are opened in a browser with a network',
  );
  const launched = chromium.launch({ executablePath: CHROMIUM, args: chromiumArgs });
  return isRequired ? launched : launched.catch(() => undefined);
}
