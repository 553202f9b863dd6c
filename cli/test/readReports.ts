import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@shop/platform/machine/paths';

export interface Outcome {
  kind: string;
  /** The name of each test that ran. */
  tests?: string[];
  /** The name of each test that failed. */
  failed: string[];
  /** The name of each test that passed only at its second try. */
  flaky?: string[];
}

interface JestReport {
  testResults: {
    name: string;
    status: 'passed' | 'failed';
    assertionResults: { status: string; fullName: string }[];
  }[];
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

function readReport<Report>(file: string): Report | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}

const NO_REPORT = 'stopped before it wrote its report; its output is above';
const DATABASE = 'supabase/tests/';

function jestOutcome(kind: string, files: JestReport['testResults']): Outcome {
  const failed = files.flatMap(({ name, status, assertionResults }) => {
    const file = path.relative(root, name);
    const titles = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && titles.length === 0) return [`${file}: the file, or a hook of it`];
    return titles.map(({ fullName }) => `${file}: ${fullName}`);
  });
  const all = files.flatMap(({ assertionResults }) => assertionResults);
  const ran = all.filter(({ status }) => status === 'passed' || status === 'failed');
  return { kind, tests: ran.map(({ fullName }) => fullName), failed };
}

/** Reads Jest's JSON report; the tests of the database are a kind of their own. */
export function readJestReport(file: string): Outcome[] {
  const report = readReport<JestReport>(file);
  if (!report) return [{ kind: 'unit tests and database rules', failed: [NO_REPORT] }];
  const ofDatabase = ({ name }: { name: string }) => path.relative(root, name).startsWith(DATABASE);
  const { testResults } = report;
  return [
    jestOutcome(
      'unit tests',
      testResults.filter((each) => !ofDatabase(each)),
    ),
    jestOutcome('database rules', testResults.filter(ofDatabase)),
  ];
}

const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

export function readPlaywrightReport(kind: string, file: string): Outcome {
  const report = readReport<PlaywrightReport>(file);
  if (!report) return { kind, failed: [NO_REPORT] };
  const specs = report.suites.flatMap(specsOf);
  const named = (status: string) =>
    specs
      .filter(({ tests }) => tests.some((test) => test.status === status))
      .map((spec) => `tests/${spec.file}: ${spec.title}`);
  const errors = report.errors.map(({ message = '' }) => message.split('\n')[0] ?? '');
  const ran = specs.filter(({ tests }) => tests.some(({ status }) => status !== 'skipped'));
  return {
    kind,
    tests: ran.map(({ title }) => title),
    failed: [...named('unexpected'), ...errors],
    flaky: named('flaky'),
  };
}
