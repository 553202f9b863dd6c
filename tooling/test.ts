import path from 'node:path';
import { apps } from './apps';
import { checkSizes } from './budgets/checkSizes';
import { findChromium } from './chromium';
import { buildDir } from './paths';
import { releaseApps } from './release/releaseApps';
import { main, run } from './run';

// Everything: units and components, database, then the composed site in a real browser.
main(async () => {
  const CHROMIUM = findChromium();
  console.info('Building the apps …');
  const SITE_DIR = path.join(buildDir, 'test-site');
  await releaseApps(apps, SITE_DIR);
  run('jest', []);
  // Each rule of the database taken away once: a test must notice.
  run('tsx', ['supabase/tests/mutations.ts']);
  run('playwright', ['test', '-c', 'tests'], { CHROMIUM, SITE_DIR });
  await checkSizes(SITE_DIR);
});
