import path from 'node:path';
import { parseArgs } from 'node:util';
import { main } from '@shop/cli/run';
import { apps } from '@shop/platform/machine/apps';
import { buildDir, siteDir } from '@shop/platform/machine/paths';
import { releaseApps } from '@shop/platform/release/releaseApps';
import { acceptSizes, checkSizes, describeSizes } from './sizes/checkSizes';

// npm run bench -- sizes: prints the compressed size of every app and page beside the accepted sizes.
// With --accept it takes today's sizes as the accepted ones, in bench/sizes.json. With --check it
// builds nothing, and fails when the site at SITE_DIR has grown.
main(async () => {
  const { values } = parseArgs({
    allowPositionals: true,
    options: { accept: { type: 'boolean' }, check: { type: 'boolean' } },
  });
  if (values.check) return checkSizes(siteDir);
  const built = path.join(buildDir, 'test-site');
  await releaseApps(apps, built);
  if (values.accept) {
    await acceptSizes(built);
    console.info('Written to bench/sizes.json');
  } else console.info(`\n${await describeSizes(built)}`);
});
