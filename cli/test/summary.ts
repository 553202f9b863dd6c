import type { Outcome } from './readReports';

const listed = (title: string, names: string[]) =>
  names.length === 0
    ? []
    : [`  ${title}`, ...names.map((name) => `    ${name.replaceAll('\n', '\n    ')}`)];

export function summary(outcomes: Outcome[]): string {
  const parts = outcomes.flatMap(({ kind, tests, failed, flaky = [] }) => {
    const count = tests ? ` (${tests.length} tests)` : '';
    return [
      `${failed.length === 0 ? 'passed' : 'FAILED'}  ${kind}${count}`,
      ...listed('failed:', failed),
      ...listed('passed only when retried:', flaky),
    ];
  });
  return ['', 'Summary', ...parts].join('\n');
}
