/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@shop/platform/machine/paths';
import { readJestReport, readPlaywrightReport } from './readReports';
import { summary } from './summary';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function reportFile(report: object) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const jestFile = (name: string, status: string, ...tests: [string, string][]) => ({
  name: path.join(root, name),
  status,
  assertionResults: tests.map(([fullName, result]) => ({ fullName, status: result })),
});

test('names each failed unit test and database rule under its own kind', () => {
  const file = reportFile({
    testResults: [
      jestFile('shell/a.test.ts', 'failed', ['a works', 'failed'], ['b works', 'passed']),
      jestFile('shell/c.test.ts', 'passed', ['c works', 'passed'], ['d works', 'pending']),
      jestFile('supabase/tests/rules.pglite.test.ts', 'failed', ['on pglite x', 'pending']),
    ],
  });
  expect(readJestReport(file)).toEqual([
    { kind: 'unit tests', tests: 3, failed: ['shell/a.test.ts: a works'] },
    {
      kind: 'database rules',
      tests: 0,
      failed: ['supabase/tests/rules.pglite.test.ts: the file, or a hook of it'],
    },
  ]);
});

test('names each browser test that failed or needed a second try, in nested suites too', () => {
  const spec = (title: string, status: string) => ({
    title,
    file: 'web/seo.e2e.ts',
    tests: [{ status }],
  });
  const file = reportFile({
    suites: [
      {
        specs: [spec('one', 'expected'), spec('two', 'flaky')],
        suites: [{ specs: [spec('three', 'unexpected'), spec('four', 'skipped')] }],
      },
    ],
    errors: [{ message: 'no browser\n    at launch' }],
  });
  expect(readPlaywrightReport('browser', file)).toEqual({
    kind: 'browser',
    tests: 3,
    failed: ['tests/web/seo.e2e.ts: three', 'no browser'],
    flaky: ['tests/web/seo.e2e.ts: two'],
  });
});

test('counts a kind as failed when its program left no report', () => {
  const absent = path.join(folder, 'absent.json');
  expect(readPlaywrightReport('browser', absent).failed).toHaveLength(1);
  expect(readJestReport(absent)[0]?.failed).toHaveLength(1);
});

test('names the failures of each kind', () => {
  expect(
    summary([
      { kind: 'unit tests', tests: 2, failed: [] },
      { kind: 'browser', tests: 3, failed: ['a: one'], flaky: ['b: two'] },
      { kind: 'sizes', failed: [] },
    ]),
  ).toBe(
    [
      '',
      'Summary',
      'passed  unit tests (2 tests)',
      'FAILED  browser (3 tests)',
      '  failed:',
      '    a: one',
      '  passed only when retried:',
      '    b: two',
      'passed  sizes',
    ].join('\n'),
  );
});
