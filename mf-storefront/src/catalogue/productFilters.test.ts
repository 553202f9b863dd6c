import { filterableTraits, filterGroups, matchesFilters } from './productFilters';
import { testProduct } from './testProduct';

test('offers the traits in which the products differ, in alphabetical order', () => {
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

test('omits groups in which all products agree or have no trait', () => {
  expect(filterGroups([testProduct(), testProduct()])).toEqual([]);
  expect(filterGroups([])).toEqual([]);
});

test('a single brand is a filter where some products have none', () => {
  const cooper = testProduct({ brand: 'Cooper' });
  expect(filterGroups([cooper, testProduct()])).toEqual([{ id: 'brand', options: ['Cooper'] }]);
  expect(filterGroups([cooper, cooper])).toEqual([]);
});

const usedMichelin = testProduct({
  category: 'all-season-tires',
  condition: 'used',
  brand: 'Michelin',
});
const withoutBrand = testProduct({ category: 'winter-tires' });

test('without a selection every product matches', () => {
  expect(matchesFilters(filterableTraits(usedMichelin), [])).toBe(true);
});

test.each(['all-season-tires', 'used', 'Michelin'])(
  'matches a product by the filter %s alone',
  (filter) => {
    expect(matchesFilters(filterableTraits(usedMichelin), [filter])).toBe(true);
  },
);

test('one matching filter is enough, across groups and beside filters that do not match', () => {
  expect(matchesFilters(filterableTraits(usedMichelin), ['winter-tires', 'new', 'Michelin'])).toBe(
    true,
  );
  expect(matchesFilters(filterableTraits(usedMichelin), ['winter-tires', 'used'])).toBe(true);
});

test('a product without a matching filter does not match', () => {
  expect(matchesFilters(filterableTraits(usedMichelin), ['winter-tires', 'new', 'Goodyear'])).toBe(
    false,
  );
});

test('filters match whole traits, not parts of them', () => {
  expect(matchesFilters(filterableTraits(usedMichelin), ['season', 'Mich', 'tires'])).toBe(false);
});

test('a product without a brand matches by category and condition', () => {
  expect(filterableTraits(withoutBrand)).toStrictEqual(['winter-tires', 'new']);
  expect(matchesFilters(filterableTraits(withoutBrand), ['Michelin'])).toBe(false);
  expect(matchesFilters(filterableTraits(withoutBrand), ['Michelin', 'new'])).toBe(true);
});
