import { run } from '../run';
import { type Outcome, readJestReport } from './readReports';
import { reportFile, runTestKind, withProgram } from './runTestKind';

export async function runJest(args: readonly string[]): Promise<Outcome[]> {
  const file = reportFile('jest');
  const program = await runTestKind('jest', () =>
    run('jest', [...args, '--json', `--outputFile=${file}`]),
  );
  return withProgram(program, readJestReport(file));
}
