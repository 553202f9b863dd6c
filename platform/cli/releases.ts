import { readSite } from '../disk/siteFile';
import { readBuilt } from '../release/releaseRecord';
import { chooseTarget } from './chooseTarget';
import { releasesTable } from './releasesTable';
import { main } from './run';

// npm run releases [-- mf-booking]: which versions there are, since when, who gets them, and where they
// come from.
main(async () => {
  const [app] = process.argv.slice(2);
  const target = await chooseTarget();
  await target.pull();
  const { name, siteDir } = target;
  const find = (of: string, version: string) => readBuilt(siteDir, of, version);
  console.info(`${name}\n${releasesTable(readSite(siteDir), find, app)}`);
});
