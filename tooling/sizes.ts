import path from 'node:path';
import { apps } from './apps';
import { acceptSizes } from './budgets/checkSizes';
import { buildDir } from './paths';
import { releaseApps } from './release/releaseApps';
import { main } from './run';

// npm run sizes: takes today's sizes of all pages and apps as the agreed ones, in bench/sizes.json.
main(async () => {
  const siteDir = path.join(buildDir, 'test-site');
  await releaseApps(apps, siteDir);
  await acceptSizes(siteDir);
  console.info('Written to bench/sizes.json');
});
