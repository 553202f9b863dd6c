import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkSizes } from '../../bench/sizes/checkSizes';
import { buildDir } from '../disk/paths';
import { browserTests, buildTestSite } from './browserTests';
import { main, run } from './run';
import { type Outcome, readJestReport, readPlaywrightReport } from './testRun/readReports';
import { summary } from './testRun/summary';

type Environment = Awaited<ReturnType<typeof buildTestSite>>;

const reports = path.join(buildDir, 'test-reports');
const reportFile = (name: string) => path.join(reports, `${name}.json`);

/** Runs one kind of test to its end; what it throws is recorded and stops no other kind. */
async function attempt(kind: string, work: () => Promise<void> | void): Promise<Outcome> {
  try {
    await work();
    return { kind, failed: [] };
  } catch (error) {
    return { kind, failed: [error instanceof Error ? error.message : String(error)] };
  }
}

const notRun = (kind: string, reason: string): Outcome => ({
  kind,
  failed: [`not run: ${reason}`],
});

const hasFailed = ({ failed }: Outcome) => failed.length > 0;

/** Adds the failure of a program whose report names no failed test. */
const withProgram = (program: Outcome, reported: Outcome[]) =>
  hasFailed(program) && !reported.some(hasFailed) ? [...reported, program] : reported;

async function runJest(): Promise<Outcome[]> {
  const file = reportFile('jest');
  const args = ['--json', `--outputFile=${file}`];
  const program = await attempt('jest', () => run('jest', args));
  return withProgram(program, readJestReport(file));
}

const withReport = (environment: Environment, file: string) => ({
  ...environment,
  PLAYWRIGHT_JSON_OUTPUT_FILE: file,
});

/** Runs projects of the browser tests, and reads their report. */
async function runProjects(environment: Environment, name: string, projects: readonly string[]) {
  const file = reportFile(name);
  const selected = projects.map((project) => `--project=${project}`);
  const args = [...browserTests, '--reporter=list,json', '--no-deps', ...selected];
  const program = await attempt('playwright', () =>
    run('playwright', args, withReport(environment, file)),
  );
  return withProgram(program, [readPlaywrightReport('browser', file)]);
}

async function runBrowser(environment: Environment): Promise<Outcome[]> {
  const prepared = await runProjects(environment, 'prepare', ['prepare']);
  if (prepared.some(hasFailed)) return [...prepared, notRun('browser', 'no prepared shop')];
  return runProjects(environment, 'browser', ['features', 'composition']);
}

async function runOnSite(environment: Environment): Promise<Outcome[]> {
  const browser = await runBrowser(environment);
  return [...browser, await attempt('sizes', () => checkSizes(environment.SITE_DIR))];
}

// Everything: units and components, database, then the composed site in a real browser.
main(async () => {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  let environment: Environment | undefined;
  const build = await attempt('build', async () => {
    environment = await buildTestSite();
  });
  const jest = await runJest();
  const others = environment
    ? await runOnSite(environment)
    : ['browser', 'sizes'].map((kind) => notRun(kind, 'the apps were not built'));
  const outcomes = [build, ...jest, ...others];
  console.info(summary(outcomes));
  process.exitCode = outcomes.some(hasFailed) ? 1 : 0;
});
