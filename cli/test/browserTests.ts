import path from 'node:path';
import { findChromium } from '../../platform/check/chromium';
import { apps } from '../../platform/disk/apps';
import { buildDir } from '../../platform/disk/paths';
import { releaseApps } from '../../platform/release/releaseApps';

export const browserTests = ['test', '-c', 'tests'];

/** Returns the environment that the browser tests run in. */
export async function buildTestSite() {
  const CHROMIUM = findChromium();
  console.info('Building the apps …');
  const SITE_DIR = path.join(buildDir, 'test-site');
  await releaseApps(apps, SITE_DIR);
  return { CHROMIUM, SITE_DIR };
}
