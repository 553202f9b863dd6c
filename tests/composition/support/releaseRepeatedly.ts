import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { releaseRemote } from '@shop/platform/release/releaseApps';
import { localTarget } from '@shop/platform/site/siteFile';
import { buildFixture, plainPage } from './fixtureRemote';

// A team that releases without end, until it is killed: `releaseRepeatedly.ts <site> <remote>`.
const [siteDir = '', name = ''] = process.argv.slice(2);
const built = buildFixture({
  name,
  pages: [{ path: `/${name.slice(3)}`, module: './page' }],
  code: plainPage(name),
});
for (let round = 0; ; round += 1) {
  // A change in the build makes a new version.
  writeFileSync(path.join(built.dist, 'round.txt'), `${process.pid} ${round}`);
  await releaseRemote(built, localTarget(siteDir));
  console.info(`released ${round}`);
}
