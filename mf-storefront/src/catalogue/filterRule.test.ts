import { filterableTraits, matchesFilters } from './filterRule';
import { testProduct } from './testProduct';

const usedMichelin = testProduct({
  category: 'all-season-tires',
  condition: 'used',
  brand: 'Michelin',
});
const fromStaff = testProduct({ category: 'winter-tires' });

test('without a selection everything passes', () => {
  expect(matchesFilters(usedMichelin, [])).toBe(true);
});

test.each(['all-season-tires', 'used', 'Michelin'])('%s alone is enough', (filter) => {
  expect(matchesFilters(usedMichelin, [filter])).toBe(true);
});

test('one match is enough, also across groups and beside filters that do not match', () => {
  expect(matchesFilters(usedMichelin, ['winter-tires', 'new', 'Michelin'])).toBe(true);
  expect(matchesFilters(usedMichelin, ['winter-tires', 'used'])).toBe(true);
});

test('no match keeps a product out', () => {
  expect(matchesFilters(usedMichelin, ['winter-tires', 'new', 'Goodyear'])).toBe(false);
});

test('filters match whole words of ours, not parts of them', () => {
  expect(matchesFilters(usedMichelin, ['season', 'Mich', 'tires'])).toBe(false);
});

test('a product without a brand is still found by category and condition', () => {
  expect(filterableTraits(fromStaff)).toEqual(['winter-tires', 'new']);
  expect(matchesFilters(fromStaff, ['Michelin'])).toBe(false);
  expect(matchesFilters(fromStaff, ['Michelin', 'new'])).toBe(true);
});
