import path from 'node:path';
import { apps } from './apps';
import { checkSizes } from './budgets/checkSizes';
import { findChromium } from './chromium';
import { buildDir } from './paths';
import { releaseApps } from './release/releaseApps';
import { main, run, runBeside } from './run';

const stories = ['test', '-c', 'tests'];

// Everything: units and components, database, then the composed site in a real browser.
main(async () => {
  const CHROMIUM = findChromium();
  console.info('Building the apps …');
  const SITE_DIR = path.join(buildDir, 'test-site');
  await releaseApps(apps, SITE_DIR);
  run('jest', []);
  // Each rule of the database taken away once: a test must notice. That keeps one core busy, as does
  // making the shop that all stories copy.
  const mutations = runBeside('tsx', ['supabase/tests/mutations.ts']);
  const prepared = runBeside('playwright', [...stories, '--project=prepare'], {
    CHROMIUM,
    SITE_DIR,
  });
  await Promise.all([mutations, prepared]);
  const projects = ['--no-deps', '--project=stories', '--project=composition'];
  run('playwright', [...stories, ...projects], { CHROMIUM, SITE_DIR });
  await checkSizes(SITE_DIR);
});
