/** @jest-environment node */
import type { EntryRow } from '../../shared-data/src/content/listsFromRows';
import { richText } from '../../shared-data/src/content/richText';
import { createArticleParser } from './articleParser';

jest.mock('../../shared-data/src/content/richText', () => {
  const actual = jest.requireActual('../../shared-data/src/content/richText');
  return { richText: jest.fn(actual.richText) };
});
const parse = jest.mocked(richText);

const article = (id: string, text: string, text_es = '') =>
  ({ id, list: 'articles', title: `Article ${id}`, text, text_es }) as EntryRow;

test('parses a text once, as long as an article has it', () => {
  const articles = createArticleParser();
  const both = [article('1', 'Tread', 'Banda'), article('2', 'Brakes')];
  articles.parseAll(both);
  parse.mockClear();
  articles.parseAll([...both, article('3', 'Tread')]);
  expect(parse).not.toHaveBeenCalled();
  articles.parseAll([article('1', 'Tread wear', 'Banda')]);
  expect(parse.mock.calls).toEqual([['Tread wear']]);
  expect(articles.parsed('Banda')).toEqual([{ tag: 'p', children: ['Banda'] }]);
});

test.each([
  ['quotes within quotes', '>'.repeat(2001)],
  ['lists within lists', `${'- '.repeat(9000)}x`],
])('names the article with %s, and parses the others', (_, text) => {
  const articles = createArticleParser();
  const reason = 'its text has too many quotes or lists within others';
  const failed = { table: 'list_entries', id: '2', name: 'Article 2', reason };
  const all = [article('1', 'Tread'), article('2', 'Short', text), article('3', 'Brakes')];
  expect(articles.parseAll(all)).toEqual([failed]);
  expect(articles.parsed('Brakes')).toEqual([{ tag: 'p', children: ['Brakes'] }]);
});

test('ends a text that takes longer than any should, and does not try it again', () => {
  parse.mockImplementation((text) => {
    for (;;) if (text === '') return [];
  });
  const articles = createArticleParser(50);
  const failed = [{ table: 'list_entries', id: '1', name: 'Article 1' }];
  const reason = 'its text takes too long to read';
  for (const _ of ['first', 'second']) {
    expect(articles.parseAll([article('1', 'endless')])).toEqual([{ ...failed[0], reason }]);
  }
  expect(parse.mock.calls.filter(([text]) => text === 'endless')).toHaveLength(1);
});
