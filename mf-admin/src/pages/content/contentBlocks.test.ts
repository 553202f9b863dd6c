import { block } from '../../testSupport/rows';
import { groupByPage, isSpanish, readableName } from './contentBlocks';

test('blocks of a page stand together, pages in the order they come', () => {
  const [a, b, c] = [block({ page: 'home' }), block({ page: 'about' }), block({ page: 'home' })];
  expect(groupByPage([a, b, c])).toEqual([
    { page: 'home', blocks: [a, c] },
    { page: 'about', blocks: [b] },
  ]);
});

test('underscores are spoken as spaces', () => {
  expect(readableName('hero_sub_title')).toBe('hero sub title');
});

test('only the ending makes a block Spanish', () => {
  expect(isSpanish('hero_title_es')).toBe(true);
  expect(isSpanish('es_title')).toBe(false);
});
