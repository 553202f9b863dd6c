import { browserTests, buildTestSite } from './browserTests';
import { main, run } from './run';

// The whole matrices of which `npm test` takes one case each: too slow for every change.
main(async () => {
  const environment = await buildTestSite();
  run('playwright', [...browserTests, '--project=prove', ...process.argv.slice(2)], environment);
});
