import { run } from '../run';
import { browserTests, type buildTestSite } from './browserTests';
import { type Outcome, readPlaywrightReport } from './readReports';
import { hasFailed, notRun, reportFile, runTestKind, withProgram } from './runTestKind';

export type Environment = Awaited<ReturnType<typeof buildTestSite>>;

async function runProjects(
  environment: Environment,
  name: string,
  projects: readonly string[],
  more: readonly string[],
) {
  const file = reportFile(name);
  const selected = projects.map((project) => `--project=${project}`);
  const args = [...browserTests, '--reporter=list,json', '--no-deps', ...selected, ...more];
  const program = await runTestKind('playwright', () =>
    run('playwright', args, { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
  );
  return withProgram(program, [readPlaywrightReport('browser', file)]);
}

/** @param more further arguments of Playwright, such as the names of files */
export async function runBrowser(
  environment: Environment,
  projects: readonly string[],
  more: readonly string[] = [],
): Promise<Outcome[]> {
  const prepared = await runProjects(environment, 'prepare', ['prepare'], []);
  if (prepared.some(hasFailed)) return [...prepared, notRun('browser', 'no prepared shop')];
  return runProjects(environment, 'browser', projects, more);
}
