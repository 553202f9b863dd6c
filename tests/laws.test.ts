/** @jest-environment node */
import { expectTest, tableRows, textOf } from './support/testTables';

const LAWS = 27;
const PAGE = 'tests/laws.md';
const shown = tableRows(PAGE, 5).map(([law = '', holds, found, file = '', title = '']) => {
  return { law, holds, found, file, title };
});

test('each law has a test that finds its members, or the reason why none does', () => {
  const reasons = textOf(PAGE).match(/(?<=^- \*\*)\d+(?=\*\*: )/gm) ?? [];
  const laws = [...shown.map(({ law }) => law), ...reasons].map(Number);
  const expected = Array.from({ length: LAWS }, (_, index) => index + 1);
  expect([...new Set(laws)].sort((a, b) => a - b)).toEqual(expected);
});

test.each(shown)('$law $holds: $title', ({ file, title }) => expectTest(file, title));
