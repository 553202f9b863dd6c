import { run } from '../run';
import { type Outcome, readJestReport } from './readReports';
import { reportFile, reports, runTestKind, withProgram } from './runTestKind';

const env = {
  // Where tests store what they report beside their results.
  TEST_REPORTS: reports,
  // Young objects get more room than the 16 MB of a V8: a tenth of the time was their collection.
  NODE_OPTIONS: [process.env['NODE_OPTIONS'], '--max-semi-space-size=64'].filter(Boolean).join(' '),
};

export async function runJest(args: readonly string[]): Promise<Outcome[]> {
  const file = reportFile('jest');
  const program = await runTestKind('jest', () =>
    run('jest', [...args, '--json', `--outputFile=${file}`], env),
  );
  return withProgram(program, readJestReport(file));
}
