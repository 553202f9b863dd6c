import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { preparedShop } from '../support/preparedShop';
import { expect, test } from '../support/test';

test('every composed page is HTML that a validator accepts', () => {
  const folder = path.join(preparedShop.folder, preparedShop.site('composed'));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(200);
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  const faults = pages.flatMap((page) =>
    validator
      .validateStringSync(readFileSync(path.join(folder, page), 'utf8'))
      .results.flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${page}: ${ruleId}: ${message} (${selector})`),
  );
  expect(faults.slice(0, 20)).toEqual([]);
});
