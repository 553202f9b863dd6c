/** @jest-environment node */
import { describeBuildFailure } from './buildApp';

/** What Rsbuild prints of a file. */
const output = (...lines: string[]) =>
  ['info    build started...', 'error   Build error: ', ...lines, 'error   build failed'].join(
    '\n',
  );

test.each([
  [
    'a missing module',
    output(
      'File: ./src/checker/Form.tsx:94:1-34',
      "  × Module not found: Can't resolve './missing' in '/shop/mf-van/src'",
      '    ╭─[94:0]',
    ),
    "mf-van does not build: ./src/checker/Form.tsx:94:1-34 Module not found: Can't resolve './missing' in '/shop/mf-van/src'",
  ],
  [
    'a syntax error, in colours',
    output(
      'File: \u001b[36m./src/page.ts:1:1\u001b[39m',
      '  × Module build failed (from builtin:swc-loader):',
      '  ╰─▶   × Syntax Error: Unexpected token',
    ),
    'mf-van does not build: ./src/page.ts:1:1 Syntax Error: Unexpected token',
  ],
  [
    'anything else',
    output('Cannot find a configuration'),
    'mf-van does not build: its output is above',
  ],
])('the last line of a failed build names the file and the reason: %s', (_, text, line) => {
  expect(describeBuildFailure('mf-van', text)).toBe(line);
});
