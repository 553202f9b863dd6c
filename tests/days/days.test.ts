/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

// A process of its own, because its clock moves. Compiled for a quick start (serverArguments).
const live = (...args: string[]) =>
  spawnSync(
    process.execPath,
    ['--liftoff-only', '--import', 'tsx', path.resolve('tests/days/main.ts'), ...args],
    { encoding: 'utf8' },
  );

// What a seed has found joins them once it is mended.
const SEEDS = '1,2,3';

test(`keeps every invariant on the invented days of the seeds ${SEEDS}`, () => {
  const { stdout, status } = live('--seed', SEEDS, '--days', '1', '--pace', '60');
  const reports = process.env['TEST_REPORTS'];
  if (reports) writeFileSync(path.join(reports, 'days.txt'), stdout);
  expect(stdout).not.toContain('FAILED');
  expect(status).toBe(0);
});
