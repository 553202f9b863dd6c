import { main, run } from '../run';
import { attempt, clearReports, finish, notRun } from '../test/attempt';
import { buildTestSite } from '../test/browserTests';
import { type Environment, runBrowser } from '../test/runBrowser';

const mutations = async () => [
  await attempt('mutations of the rules', () =>
    run('stryker', ['run', 'tests/mutation/stryker.config.mjs']),
  ),
  await attempt('mutations of the database', () => run('tsx', ['supabase/tests/mutations.ts'])),
];

// The long proofs, too slow for every change: the whole matrices of which `npm test` takes one case
// each, and mutations. Each rule of the database is removed once, which a check must detect, and each
// expression of the pure rules is changed once, which a unit test must notice; Stryker prints its score.
main(async () => {
  const args = process.argv.slice(2);
  clearReports();
  let environment: Environment | undefined;
  const build = await attempt('build', async () => {
    environment = await buildTestSite();
  });
  const browser = environment
    ? await runBrowser(environment, ['prove', 'prove-composition'], args)
    : [notRun('browser', 'the apps were not built')];
  // Arguments choose among the browser tests.
  finish([build, ...browser, ...(args.length === 0 ? await mutations() : [])]);
});
