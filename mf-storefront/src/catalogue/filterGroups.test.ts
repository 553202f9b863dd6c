import { filterGroups } from './filterGroups';
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
