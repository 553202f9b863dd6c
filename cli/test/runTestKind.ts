import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildDir } from '@shop/platform/machine/paths';
import type { Outcome } from './readReports';
import { summary } from './summary';

/** The folder of the reports of a run. */
export const reports = path.join(buildDir, 'test-reports');

export const reportFile = (name: string) => path.join(reports, `${name}.json`);

export function clearReports() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
}

/** What the work throws is recorded and stops no other kind. */
export async function runTestKind(
  kind: string,
  work: () => Promise<void> | void,
): Promise<Outcome> {
  try {
    await work();
    return { kind, failed: [] };
  } catch (error) {
    return { kind, failed: [error instanceof Error ? error.message : String(error)] };
  }
}

export const notRun = (kind: string, reason: string): Outcome => ({
  kind,
  failed: [`not run: ${reason}`],
});

export const hasFailed = ({ failed }: Outcome) => failed.length > 0;

/** Adds the failure of a program whose report names no failed test. */
export const withProgram = (program: Outcome, reported: Outcome[]) =>
  hasFailed(program) && !reported.some(hasFailed) ? [...reported, program] : reported;

/** Prints the summary with what follows it. The process fails where a kind failed. */
export function finish(outcomes: Outcome[], more: readonly string[] = []) {
  console.info([summary(outcomes), ...more].join('\n'));
  process.exitCode = outcomes.some(hasFailed) ? 1 : 0;
}
