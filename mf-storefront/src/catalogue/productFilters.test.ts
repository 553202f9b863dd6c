import { filterableTraits, filterGroups, matchesFilters } from './productFilters';
import { testProduct } from './testProduct';

test('offers what the products differ in, in alphabetical order', () => {
  const products = [
    testProduct({ category: 'winter-tires', brand: 'Michelin' }),
    testProduct({ category: 'all-season-tires', brand: 'Cooper', condition: 'used' }),
    testProduct({ category: 'winter-tires', brand: 'Michelin' }),
  ];
  expect(filterGroups(products)).toEqual([
    { id: 'category', options: ['all-season-tires', 'winter-tires'] },
    { id: 'condition', options: ['new', 'used'] },
    { id: 'brand', options: ['Cooper', 'Michelin'] },
  ]);
});

test('leaves out what all of them share and what none of them has', () => {
  expect(filterGroups([testProduct(), testProduct()])).toEqual([]);
  expect(filterGroups([])).toEqual([]);
});

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
