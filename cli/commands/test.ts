import { main, run } from '../run';
import { buildTestSite } from '../test/browserTests';
import type { Outcome } from '../test/readReports';
import { type Environment, runBrowser } from '../test/runBrowser';
import { runJest } from '../test/runJest';
import { clearReports, finish, notRun, runTestKind } from '../test/runTestKind';
import { tried } from '../test/tried';

async function runOnSite(environment: Environment): Promise<Outcome[]> {
  const browser = await runBrowser(environment, ['features', 'composition']);
  return [
    ...browser,
    await runTestKind('sizes', () => run('tsx', ['bench/sizes.ts', '--check'], environment)),
  ];
}

main(async () => {
  clearReports();
  let environment: Environment | undefined;
  const build = await runTestKind('build', async () => {
    environment = await buildTestSite();
  });
  const jest = await runJest([]);
  const others = environment
    ? await runOnSite(environment)
    : ['browser', 'sizes'].map((kind) => notRun(kind, 'the apps were not built'));
  const outcomes = [build, ...jest, ...others];
  finish(outcomes, tried(outcomes));
});
