/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '@shop/platform/machine/paths';
import { readJestReport, readPlaywrightReport } from './readReports';
import { summary } from './summary';
import { triedLines } from './tried';

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
    {
      kind: 'unit tests',
      tests: ['a works', 'b works', 'c works'],
      failed: ['shell/a.test.ts: a works'],
    },
    {
      kind: 'database rules',
      tests: [],
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
    tests: ['one', 'two', 'three'],
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
      { kind: 'unit tests', tests: ['one', 'two'], failed: [] },
      { kind: 'browser', tests: ['one', 'two', 'three'], failed: ['a: one'], flaky: ['b: two'] },
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

test('says how many tests asked each law, and what the invented days had', () => {
  const page = [
    '| Law | What holds    | Members found in | Shown by   | Its test                |',
    '| --- | ------------- | ---------------- | ---------- | ----------------------- |',
    '| 1   | Nothing sent  | forms            | a.test.ts  | %s sends nothing (yet)  |',
    '| 1   | Nothing sent  | forms            | b.e2e.ts   | $form of staff          |',
    '| 20  | Nothing leaks | probes           | c.proof.ts | each probe is refused   |',
  ].join('\n');
  const tests = ['forms: Bay sends nothing (yet)', 'Day sends nothing (yet)', 'Bay sends nothing'];
  const outcomes = [
    { kind: 'unit tests', tests, failed: [] },
    { kind: 'browser', tests: ['each form of staff'], failed: [] },
    { kind: 'sizes', failed: [] },
  ];
  const printed = [
    'seed 1, 1 days: 12 bookings, 3 faults, 40 messages, 24 checks, 900 statements f00, 8 s of CPU, 300 MB',
    '  done: book 12',
    'seed 2, 2 days: 30 bookings, 0 faults, 9 messages, 48 checks, 100 statements f01, 9 s of CPU, 300 MB',
  ].join('\n');
  expect(triedLines(outcomes, page, printed)).toEqual([
    '',
    'Tried',
    '  tests: 4',
    '  laws: 1 of 2, by so many tests each',
    '     1  Nothing sent: 3',
    '    20  Nothing leaks: by npm run prove',
    '  invented days: 3, with 42 bookings and 3 faults',
  ]);
});
