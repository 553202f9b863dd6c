/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { anchorsOf } from '../support/anchorsOf';

// The specification's sentences, in tables that people read too. `--verbose` prints both lists.

/** How many sentences each section has. */
const COUNTS = [21, 88, 25, 23, 19, 7, 26, 35, 33];

const root = path.join(__dirname, '../..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The cells of the rows of a page, of which the first is the section with the number of the sentence: `2.14`. */
function rowsOf(page: string): string[][] {
  const rows = textOf(`tests/specification/${page}`).match(/^\| \d.*/gm) ?? [];
  return rows.map((row) => {
    const cells = row.slice(1, -1).split(' |');
    const texts = cells.map((cell) => cell.trim()).filter(Boolean);
    if (texts.length !== 4) throw new Error(`Neither a test nor a decision: ${row}`);
    return texts;
  });
}

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
  test.each(shown)('$id $says', ({ file, title }) => {
    const quoted = ["'", '"', '`'].map((quote) => quote + title + quote);
    const named = textOf(file)
      .split('\n')
      .filter((line) => quoted.some((each) => line.includes(each)));
    expect(named).toHaveLength(1);
    expect(named[0]).not.toMatch(/^\s*\/\/|\.(skip|todo|fixme)\b/);
  });
});

describe('departs by decision', () => {
  test.each(departing)('$id $says: $why', ({ page, anchor }) => {
    expect(anchorsOf(textOf(page))).toContain(anchor);
  });
});
