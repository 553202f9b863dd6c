import { categoriesOf } from './categoryMatch';
import { parts, tires } from './departments';

const samples = [...tires.samples, ...parts.samples];

test('there are five new tires, three used ones and three parts', () => {
  expect(tires.samples.filter(({ condition }) => condition === 'new')).toHaveLength(5);
  expect(tires.samples.filter(({ condition }) => condition === 'used')).toHaveLength(3);
  expect(parts.samples.map(({ category }) => category)).toEqual([
    'filters',
    'wipers',
    'spark-plugs',
  ]);
});

test('ids and SKUs are unique', () => {
  expect(new Set(samples.map(({ id }) => id)).size).toBe(samples.length);
  expect(new Set(samples.map(({ sku }) => sku)).size).toBe(samples.length);
});

test('used tires, and only they, tell their tread, from 5/32" to 8/32"', () => {
  for (const { condition, treadDepth } of samples) {
    if (condition === 'used') expect([5, 6, 7, 8]).toContain(treadDepth);
    else expect(treadDepth).toBeUndefined();
  }
});

test('every tire category shows at least one sample', () => {
  const listed = new Set(tires.samples.flatMap(categoriesOf));
  expect(tires.categories.filter((each) => each !== 'all' && !listed.has(each))).toEqual([]);
});

test('both stock states and both shipping states can be seen', () => {
  expect(new Set(samples.map(({ inStock }) => inStock)).size).toBe(2);
  expect(new Set(samples.map(({ freeShipping }) => freeShipping)).size).toBe(2);
});

test('the search finds every sample by its brand, which its name begins with', () => {
  for (const { name, brand } of tires.samples) expect(name.startsWith(`${brand} `)).toBe(true);
});
