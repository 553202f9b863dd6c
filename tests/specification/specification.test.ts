/** @jest-environment node */
import { anchorsOf } from '../support/anchorsOf';
import { expectTest, tableRows, textOf } from '../support/testTables';

// The specification's sentences, in tables that people read too. `--verbose` prints both lists.

/** How many sentences each section has. */
const COUNTS = [21, 88, 25, 23, 19, 7, 26, 35, 33];

/** The rows of a page, of which the first cell is the section with the number of the sentence: `2.14`. */
const rowsOf = (page: string) => tableRows(`tests/specification/${page}`, 4);

const shown = ['screens.md', 'rules.md', 'calls.md']
  .flatMap(rowsOf)
  .map(([id = '', says, file = '', title]) => ({ id, says, file, title }));

const departing = rowsOf('departures.md').map(([id = '', says, why, link = '']) => {
  const [, page = '', anchor] = /\(\.\.\/\.\.\/(docs\/decisions\/.+)#(.+)\)$/.exec(link) ?? [];
  return { id, says, why, page, anchor };
});

test('each sentence is in one list, once', () => {
  const ids = [...shown, ...departing].map(({ id }) => id);
  const expected = COUNTS.flatMap((count, section) =>
    Array.from({ length: count }, (_, index) => `${section + 1}.${index + 1}`),
  );
  expect(ids.sort()).toEqual(expected.sort());
});

describe('shown by a test', () => {
  test.each(shown)('$id $says', ({ file = '', title = '' }) => expectTest(file, title));
});

describe('departs by decision', () => {
  test.each(departing)('$id $says: $why', ({ page, anchor }) => {
    expect(anchorsOf(textOf(page))).toContain(anchor);
  });
});
