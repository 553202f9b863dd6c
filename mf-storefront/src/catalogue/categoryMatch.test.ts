import { categoriesOf, matchesCategory } from './categoryMatch';
import { parts, tires } from './departments';
import { testProduct } from './testProduct';

const categoriesListing = (product: Parameters<typeof testProduct>[0], from = tires) =>
  from.categories.filter((category) => matchesCategory(testProduct(product), category));

test('a new tire is listed under all, new tires and its own category', () => {
  expect(categoriesListing({ category: 'winter-tires' })).toEqual([
    'all',
    'new-tires',
    'winter-tires',
  ]);
});

test('a used tire is listed under used tires instead of new tires', () => {
  expect(categoriesListing({ category: 'all-season-tires', condition: 'used' })).toEqual([
    'all',
    'used-tires',
    'all-season-tires',
  ]);
});

test('a tire of the category used-tires is listed under used tires', () => {
  expect(categoriesListing({ category: 'used-tires', condition: 'used' })).toEqual([
    'all',
    'used-tires',
  ]);
});

test('each category that lists a product is named once', () => {
  const used = testProduct({ category: 'used-tires', condition: 'used' });
  expect(categoriesOf(used)).toEqual(['used-tires']);
  expect(categoriesOf(testProduct({ category: 'new-tires' }))).toEqual(['new-tires']);
});

test('all-terrain tires are listed under all and new tires', () => {
  expect(categoriesListing({ category: 'all-terrain-tires' })).toEqual(['all', 'new-tires']);
});

test('new tires do not list parts', () => {
  expect(matchesCategory(testProduct({ category: 'filters' }), 'new-tires')).toBe(false);
});

test.each([
  ['filters', ['all', 'filters']],
  ['spark-plugs', ['all', 'engine-parts']],
  ['wipers', ['all']],
])('%s are listed under %j', (category, pages) => {
  expect(categoriesListing({ category }, parts)).toEqual(pages);
});

test('the category of the route is contained in the category of the product, not vice versa', () => {
  expect(matchesCategory(testProduct({ category: 'winter' }), 'winter-tires')).toBe(false);
  expect(matchesCategory(testProduct({ category: 'studded-winter-tires' }), 'winter-tires')).toBe(
    true,
  );
});
