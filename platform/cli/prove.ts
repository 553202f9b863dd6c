import { browserTests, buildTestSite } from './browserTests';
import { main, run } from './run';

// The long proofs, too slow for every change: the whole matrices of which `npm test` takes one case
// each, and each rule with one expression changed at a time, which a unit test must notice. Stryker
// prints its score.
main(async () => {
  const args = process.argv.slice(2);
  // Arguments choose among the browser tests.
  if (args.length === 0) run('stryker', ['run', 'tests/mutation/stryker.config.mjs']);
  const environment = await buildTestSite();
  run('playwright', [...browserTests, '--project=prove', ...args], environment);
});
