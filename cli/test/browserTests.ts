import path from 'node:path';
import { findChromium } from '../../platform/check/chromium';
import { apps } from '../../platform/disk/apps';
import { buildDir } from '../../platform/disk/paths';
import { releaseApps } from '../../platform/release/releaseApps';

/** The arguments that Playwright takes for the tests of this repository. */
export const browserTests = ['test', '-c', 'tests'];

/**
 * Builds every app and releases it into the site that the browser tests copy.
 * @returns the environment that these tests run in
 */
export async function buildTestSite() {
  const CHROMIUM = findChromium();
  console.info('Building the apps …');
  const SITE_DIR = path.join(buildDir, 'test-site');
  await releaseApps(apps, SITE_DIR);
  return { CHROMIUM, SITE_DIR };
}
