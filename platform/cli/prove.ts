import { browserTests, buildTestSite } from './browserTests';
import { main, run } from './run';

// The long proofs, too slow for every change: the whole matrices of which `npm test` takes one case
// each, and mutations. Each rule of the database is removed once, which a check must detect, and each
// expression of the pure rules is changed once, which a unit test must notice; Stryker prints its score.
main(async () => {
  const args = process.argv.slice(2);
  // Arguments choose among the browser tests.
  if (args.length === 0) {
    run('tsx', ['supabase/tests/mutations.ts']);
    run('stryker', ['run', 'tests/mutation/stryker.config.mjs']);
  }
  const environment = await buildTestSite();
  run('playwright', [...browserTests, '--project=prove', ...args], environment);
});
