import { block, draft } from '../../testSupport/rows';
import { entriesOf, groupByPage, isChanged, isMuchLonger, readableName } from './contentBlocks';

const text = (identifier: string, page = 'home') => ({ page, identifier, text: identifier });

test('a translation is one entry with both languages, English first, and its row and draft', () => {
  const [row, drafted] = [block(), draft()];
  const [entry] = entriesOf([text('hero_title'), text('hero_title_es')], [row], [drafted]);
  expect(entry).toEqual({
    id: 'home/hero_title',
    page: 'home',
    blocks: [
      {
        id: 'home/hero_title',
        ...{ page: 'home', identifier: 'hero_title' },
        builtIn: 'hero_title',
        row,
        draft: drafted,
      },
      {
        id: 'home/hero_title_es',
        ...{ page: 'home', identifier: 'hero_title_es' },
        builtIn: 'hero_title_es',
      },
    ],
  });
});

test('a row that no version has is an entry of its own, after the others', () => {
  const ids = entriesOf([text('hero_text')], [block({ identifier: 'old_title_es' })], []).map(
    ({ id, blocks }) => [id, blocks.length],
  );
  expect(ids).toEqual([
    ['home/hero_text', 1],
    ['home/old_title', 1],
  ]);
});

test('groups the entries of a page: the home page, and then the others by their titles', () => {
  const entries = entriesOf(
    [text('a', 'video'), text('b', 'about'), text('c', 'home'), text('d', 'video')],
    [],
    [],
  );
  const groups = groupByPage(entries, (page) => (page === 'video' ? 'A film' : page));
  expect(groups.map(({ title, entries: { length } }) => [title, length])).toEqual([
    ['home', 1],
    ['A film', 2],
    ['about', 1],
  ]);
});

test('shows underscores as spaces', () => {
  expect(readableName('hero_sub_title')).toBe('hero sub title');
});

test('a block is changed when visitors read something else than the built-in text', () => {
  const of = (content: string) =>
    isChanged({ id: '', page: '', identifier: '', builtIn: 'Tires', row: block({ content }) });
  expect([of('Wheels'), of('Tires'), of('')]).toEqual([true, false, false]);
});

test.each([
  ['Book Now', 22, false],
  ['Book Now', 23, true],
])('compared with “%s”, %i characters: much longer is %s', (builtIn, length, expected) => {
  expect(isMuchLonger('x'.repeat(length), builtIn)).toBe(expected);
});
