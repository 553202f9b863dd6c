import path from 'node:path';
import { findChromium } from '@shop/platform/check/chromium';
import { apps } from '@shop/platform/machine/apps';
import { buildDir } from '@shop/platform/machine/paths';
import { releaseApps } from '@shop/platform/release/releaseApps';

export const browserTests = ['test', '-c', 'tests'];

/** Returns the environment that the browser tests run in. */
export async function buildTestSite() {
  const CHROMIUM = findChromium();
  console.info('Building the apps …');
  const SITE_DIR = path.join(buildDir, 'test-site');
  await releaseApps(apps, SITE_DIR);
  return { CHROMIUM, SITE_DIR };
}
