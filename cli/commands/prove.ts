import { main, run } from '../run';
import { buildTestSite } from '../test/browserTests';
import { type Environment, runBrowser } from '../test/runBrowser';
import { runJest } from '../test/runJest';
import { clearReports, finish, notRun, runTestKind } from '../test/runTestKind';

const inventedDays = (args: string[]) => run('tsx', ['tests/days/main.ts', ...args]);

const mutations = async () => [
  await runTestKind('invented days', () => inventedDays(['--days', '30'])),
  await runTestKind('invented days with pages', () => inventedDays(['--days', '3', '--render'])),
  await runTestKind('a crowd on PostgreSQL', () => inventedDays(['--postgres'])),
  await runTestKind('races of the crowd', () =>
    inventedDays(['--postgres', '--mutations', '--minutes', '3']),
  ),
  await runTestKind('mutations of the rules', () =>
    run('stryker', ['run', 'tests/mutation/stryker.config.mjs']),
  ),
  await runTestKind('mutations of the database', () => run('tsx', ['supabase/tests/mutations.ts'])),
];

const isShard = (argument: string) => argument.startsWith('--shard=');

// The long proofs, too slow for every change: the whole matrices of which `npm test` takes one case
// each, and mutations. Each rule of the database is removed once, which a check must detect, and each
// expression of the pure rules is changed once, which a unit test must notice; Stryker prints its score.
// --shard=2/8 runs a share of the proofs without the mutations; `days` runs invented days alone, with the arguments
// of tests/days/main.ts; other arguments choose browser tests.
main(async () => {
  const args = process.argv.slice(2);
  if (args[0] === 'days') {
    // Else the pages of an older commit would be compared with what this one stores.
    if (args.includes('--render')) await buildTestSite();
    return inventedDays(args.slice(1));
  }
  clearReports();
  let environment: Environment | undefined;
  const build = await runTestKind('build', async () => {
    environment = await buildTestSite();
  });
  // A share may have none.
  const unitProofs = ['--testMatch', '**/*.proof.ts?(x)', '--passWithNoTests', ...args];
  const units = args.every(isShard) ? await runJest(unitProofs) : [];
  const browser = environment
    ? await runBrowser(environment, ['prove', 'prove-composition'], args)
    : [notRun('browser', 'the apps were not built')];
  finish([build, ...units, ...browser, ...(args.length === 0 ? await mutations() : [])]);
});
