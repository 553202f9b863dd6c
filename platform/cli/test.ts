import { checkSizes } from '../../bench/sizes/checkSizes';
import { browserTests, buildTestSite } from './browserTests';
import { main, run, runBeside } from './run';

// Everything: units and components, database, then the composed site in a real browser.
main(async () => {
  const environment = await buildTestSite();
  run('jest', []);
  // Each rule of the database taken away once: a test must notice. That keeps one core busy, as does
  // making the shop that all tests copy.
  const mutations = runBeside('tsx', ['supabase/tests/mutations.ts']);
  const prepared = runBeside('playwright', [...browserTests, '--project=prepare'], environment);
  await Promise.all([mutations, prepared]);
  const projects = ['--no-deps', '--project=features', '--project=composition'];
  run('playwright', [...browserTests, ...projects], environment);
  await checkSizes(environment.SITE_DIR);
});
