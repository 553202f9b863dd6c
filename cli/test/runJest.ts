import { run } from '../run';
import { attempt, reportFile, withProgram } from './attempt';
import { type Outcome, readJestReport } from './readReports';

/** Runs Jest, and reads its report. */
export async function runJest(args: readonly string[]): Promise<Outcome[]> {
  const file = reportFile('jest');
  const program = await attempt('jest', () =>
    run('jest', [...args, '--json', `--outputFile=${file}`]),
  );
  return withProgram(program, readJestReport(file));
}
