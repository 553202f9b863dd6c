import { block } from '../../testSupport/rows';
import { groupByPage, isSpanish, readableName } from './contentBlocks';

test('groups the blocks of a page, in the order of the first blocks', () => {
  const [a, b, c] = [block({ page: 'home' }), block({ page: 'about' }), block({ page: 'home' })];
  expect(groupByPage([a, b, c])).toEqual([
    { page: 'home', blocks: [a, c] },
    { page: 'about', blocks: [b] },
  ]);
});

test('shows underscores as spaces', () => {
  expect(readableName('hero_sub_title')).toBe('hero sub title');
});

test('only the ending _es marks a block as Spanish', () => {
  expect(isSpanish('hero_title_es')).toBe(true);
  expect(isSpanish('es_title')).toBe(false);
});
