import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkSizes } from '../../bench/sizes/checkSizes';
import { buildDir } from '../disk/paths';
import { browserTests, buildTestSite } from './browserTests';
import { main, run, runConcurrently } from './run';
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

/** Removes each rule of the database once: a check must fail. */
async function runMutations(): Promise<Outcome> {
  const { status, output } = await runConcurrently('tsx', ['supabase/tests/mutations.ts']);
  const survivors = output.match(/^SURVIVED .*$/gm) ?? ['stopped; its output is above'];
  return { kind: 'database mutations', failed: status === 0 ? [] : survivors };
}

const withReport = (environment: Environment, file: string) => ({
  ...environment,
  PLAYWRIGHT_JSON_OUTPUT_FILE: file,
});

async function prepareShop(environment: Environment): Promise<Outcome> {
  const file = reportFile('prepare');
  const args = [...browserTests, '--reporter=list,json', '--project=prepare'];
  const { status } = await runConcurrently('playwright', args, withReport(environment, file));
  const { failed } = readPlaywrightReport('browser', file);
  return { kind: 'browser', failed: status === 0 ? [] : [...failed, 'not run: no prepared shop'] };
}

async function runBrowser(environment: Environment): Promise<Outcome[]> {
  const file = reportFile('browser');
  const projects = ['--no-deps', '--project=features', '--project=composition'];
  const args = [...browserTests, '--reporter=list,json', ...projects];
  const program = await attempt('playwright', () =>
    run('playwright', args, withReport(environment, file)),
  );
  return withProgram(program, [readPlaywrightReport('browser', file)]);
}

async function runOnSite(environment: Environment): Promise<Outcome[]> {
  // Mutations keep one core busy, as does making the shop that all tests copy.
  const [mutations, prepared] = await Promise.all([runMutations(), prepareShop(environment)]);
  const browser = hasFailed(prepared) ? [prepared] : await runBrowser(environment);
  return [mutations, ...browser, await attempt('sizes', () => checkSizes(environment.SITE_DIR))];
}

async function runWithoutSite(): Promise<Outcome[]> {
  const notRun = ['not run: the apps were not built'];
  return [
    await runMutations(),
    { kind: 'browser', failed: notRun },
    { kind: 'sizes', failed: notRun },
  ];
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
  const others = environment ? await runOnSite(environment) : await runWithoutSite();
  const outcomes = [build, ...jest, ...others];
  console.info(summary(outcomes));
  process.exitCode = outcomes.some(hasFailed) ? 1 : 0;
});
