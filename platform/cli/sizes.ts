import path from 'node:path';
import { parseArgs } from 'node:util';
import { acceptSizes, describeSizes } from '../../bench/sizes/checkSizes';
import { apps } from '../disk/apps';
import { buildDir } from '../disk/paths';
import { releaseApps } from '../release/releaseApps';
import { main } from './run';

// npm run sizes: prints the compressed size of every app and page beside the accepted sizes.
// npm run sizes -- --accept: takes today's sizes as the accepted ones, in bench/sizes.json.
main(async () => {
  const { values } = parseArgs({ options: { accept: { type: 'boolean' } } });
  const siteDir = path.join(buildDir, 'test-site');
  await releaseApps(apps, siteDir);
  if (values.accept) {
    await acceptSizes(siteDir);
    console.info('Written to bench/sizes.json');
  } else console.info(`\n${await describeSizes(siteDir)}`);
});
