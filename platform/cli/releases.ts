import { readSite } from '../disk/siteFile';
import { chooseTarget } from './chooseTarget';
import { releasesTable } from './releasesTable';
import { main } from './run';

// npm run releases [-- mf-booking]: which versions there are, since when, and who gets them.
main(async () => {
  const [app] = process.argv.slice(2);
  const target = await chooseTarget();
  await target.pull();
  console.info(`${target.name}\n${releasesTable(readSite(target.siteDir), app)}`);
});
