import { matchesCategory } from './categoryMatch';
import { parts, tires } from './departments';
import { testProduct } from './testProduct';

const categoriesListing = (product: Parameters<typeof testProduct>[0], from = tires) =>
  from.categories.filter((category) => matchesCategory(testProduct(product), category));

test('a new tire is found under all, new tires and its own kind', () => {
  expect(categoriesListing({ category: 'winter-tires' })).toEqual([
    'all',
    'new-tires',
    'winter-tires',
  ]);
});

test('a used tire is found under used tires instead of new tires', () => {
  expect(categoriesListing({ category: 'all-season-tires', condition: 'used' })).toEqual([
    'all',
    'used-tires',
    'all-season-tires',
  ]);
});

test('what staff only call used is found under used tires', () => {
  expect(categoriesListing({ category: 'used-tires', condition: 'used' })).toEqual([
    'all',
    'used-tires',
  ]);
});

test('all-terrain tires have no page of their own: all and new tires list them', () => {
  expect(categoriesListing({ category: 'all-terrain-tires' })).toEqual(['all', 'new-tires']);
});

test('parts are neither new nor used tires', () => {
  expect(matchesCategory(testProduct({ category: 'filters' }), 'new-tires')).toBe(false);
});

test.each([
  ['filters', ['all', 'filters']],
  ['spark-plugs', ['all', 'engine-parts']],
  ['wipers', ['all']],
])('%s are found under %j', (category, pages) => {
  expect(categoriesListing({ category }, parts)).toEqual(pages);
});

test('the word from the route is contained in the category, not the other way round', () => {
  expect(matchesCategory(testProduct({ category: 'winter' }), 'winter-tires')).toBe(false);
  expect(matchesCategory(testProduct({ category: 'studded-winter-tires' }), 'winter-tires')).toBe(
    true,
  );
});
