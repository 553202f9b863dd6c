import path from 'node:path';
import { apps } from '../disk/apps';
import { buildDir } from '../disk/paths';
import { releaseApps } from '../release/releaseApps';
import { findChromium } from './chromium';

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
