import { categoriesOf } from './categoryMatch';
import { parts, tires } from './departments';

const samples = [...tires.samples, ...parts.samples];

test('the samples are five new tires, three used tires and three parts', () => {
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

test('only used tires have a tread depth, from 5/32" to 8/32"', () => {
  for (const { condition, treadDepth } of samples) {
    if (condition === 'used') expect([5, 6, 7, 8]).toContain(treadDepth);
    else expect(treadDepth).toBeUndefined();
  }
});

test('every tire category lists at least one sample', () => {
  const listed = new Set(tires.samples.flatMap(categoriesOf));
  expect(tires.categories.filter((each) => each !== 'all' && !listed.has(each))).toEqual([]);
});

test('the samples include both stock states and both shipping states', () => {
  expect(new Set(samples.map(({ inStock }) => inStock)).size).toBe(2);
  expect(new Set(samples.map(({ freeShipping }) => freeShipping)).size).toBe(2);
});

test('the name of every sample tire begins with its brand', () => {
  for (const { name, brand } of tires.samples) expect(name.startsWith(`${brand} `)).toBe(true);
});
