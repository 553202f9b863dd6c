import { checkSizes } from '../../bench/sizes/checkSizes';
import { buildTestSite } from './browserTests';
import { main, run } from './run';
import { attempt, clearReports, finish, notRun, reportFile, withProgram } from './testRun/attempt';
import { type Outcome, readJestReport } from './testRun/readReports';
import { type Environment, runBrowser } from './testRun/runBrowser';

async function runJest(): Promise<Outcome[]> {
  const file = reportFile('jest');
  const args = ['--json', `--outputFile=${file}`];
  const program = await attempt('jest', () => run('jest', args));
  return withProgram(program, readJestReport(file));
}

async function runOnSite(environment: Environment): Promise<Outcome[]> {
  const browser = await runBrowser(environment, ['features', 'composition']);
  return [...browser, await attempt('sizes', () => checkSizes(environment.SITE_DIR))];
}

// Everything: units and components, database, then the composed site in a real browser.
main(async () => {
  clearReports();
  let environment: Environment | undefined;
  const build = await attempt('build', async () => {
    environment = await buildTestSite();
  });
  const jest = await runJest();
  const others = environment
    ? await runOnSite(environment)
    : ['browser', 'sizes'].map((kind) => notRun(kind, 'the apps were not built'));
  finish([build, ...jest, ...others]);
});
