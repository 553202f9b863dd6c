import path from 'node:path';
import { parseArgs } from 'node:util';
import { acceptSizes, describeSizes } from '../../bench/sizes/checkSizes';
import { apps } from '../disk/apps';
import { buildDir } from '../disk/paths';
import { releaseApps } from '../release/releaseApps';
import { main } from './run';

// npm run sizes: tells what every app and page weighs, compressed, beside the agreed sizes.
// npm run sizes -- --agree: takes today's sizes as the agreed ones, in bench/sizes.json.
main(async () => {
  const { values } = parseArgs({ options: { agree: { type: 'boolean' } } });
  const siteDir = path.join(buildDir, 'test-site');
  await releaseApps(apps, siteDir);
  if (values.agree) {
    await acceptSizes(siteDir);
    console.info('Written to bench/sizes.json');
  } else console.info(`\n${await describeSizes(siteDir)}`);
});
