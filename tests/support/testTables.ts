import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** The text of a file of the repository. */
export const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

const isRule = (line: string | undefined) => line?.startsWith('| -') ?? false;

/**
 * The cells of each row of the tables of a page in Markdown, without their heads.
 * @param file from the root of the repository
 * @throws where a row has another number of filled cells than `columns`
 */
export function tableRows(file: string, columns: number): string[][] {
  const lines = textOf(file).match(/^\| .*/gm) ?? [];
  const rows = lines.filter((line, i) => !isRule(line) && !isRule(lines[i + 1]));
  return rows.map((row) => {
    const cells = row.slice(1, -1).split(' |');
    const texts = cells.map((cell) => cell.trim()).filter(Boolean);
    if (texts.length !== columns) throw new Error(`Not ${columns} filled cells: ${row}`);
    return texts;
  });
}

/** Expects that one line of a file has the title of a test, which is not skipped. */
export function expectTest(file: string, title: string) {
  const quoted = ["'", '"', '`'].map((quote) => quote + title + quote);
  const named = textOf(file)
    .split('\n')
    .filter((line) => quoted.some((each) => line.includes(each)));
  expect(named).toHaveLength(1);
  expect(named[0]).not.toMatch(/^\s*\/\/|\.(skip|todo|fixme)\b/);
}
