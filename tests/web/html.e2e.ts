import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { preparedShop } from '../support/preparedShop';
import { expect, test } from '../support/test';

const folder = path.join(preparedShop.folder, preparedShop.site('composed'));

function expectValid(files: string[]) {
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const faults = files.flatMap((file) =>
    validator
      .validateStringSync(readFileSync(file, 'utf8'))
      .results.flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${file}: ${ruleId}: ${message} (${selector})`),
  );
  expect(faults.slice(0, 20)).toEqual([]);
}

/** Its files. Read in a test: nothing is composed while tests are listed. */
const composedPages = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => path.join(folder, file));

test('one page of each folder is HTML that a validator accepts', () => {
  const inFolders = new Map(
    composedPages().map((page) => [path.dirname(path.dirname(page)), page]),
  );
  expect(inFolders.size).toBeGreaterThan(10);
  expectValid([...inFolders.values()]);
});

test('every composed page is HTML that a validator accepts', { tag: '@prove' }, () => {
  const pages = composedPages();
  expect(pages.length).toBeGreaterThan(200);
  expectValid(pages);
});
