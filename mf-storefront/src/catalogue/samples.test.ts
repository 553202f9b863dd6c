import { seedProducts } from '../testSupport/seedProducts';
import { categoriesOf } from './categoryMatch';
import { departments } from './departments';
import { isTire } from './product';
import { tireSpecs } from './tireSpecs';

const tires = seedProducts.filter(isTire);
const parts = seedProducts.filter((product) => !isTire(product));

test('a new shop has five new tires, three used tires and three parts, all samples', () => {
  expect(seedProducts.every(({ is_sample }) => is_sample)).toBe(true);
  expect(tires.map(({ condition }) => condition)).toEqual([
    ...Array.from({ length: 5 }, () => 'new'),
    ...Array.from({ length: 3 }, () => 'used'),
  ]);
  expect(parts.map(({ category }) => category)).toEqual(['filters', 'wipers', 'spark-plugs']);
});

test('each has what the specification lists on a card, and both languages', () => {
  for (const product of seedProducts) {
    expect(product).toMatchObject({
      ...{ brand: expect.any(String), sku: expect.any(String), rating: expect.any(Number) },
      ...{ reviews: expect.any(Number), description_es: expect.any(String) },
    });
  }
  for (const tire of tires) expect(tireSpecs(tire)).toHaveLength(3);
});

test('only used tires have a tread depth, from 5/32" to 8/32"', () => {
  for (const { condition, tread_32nds } of seedProducts) {
    if (condition === 'used') expect([5, 6, 7, 8]).toContain(tread_32nds);
    else expect(tread_32nds).toBeUndefined();
  }
});

test('every tire category lists at least one, and so do filters and engine parts', () => {
  const listed = new Set(seedProducts.flatMap(categoriesOf));
  const [{ categories }] = departments;
  for (const category of categories.filter((each) => each !== 'all'))
    expect(listed).toContain(category);
  expect(listed).toContain('filters');
  expect(listed).toContain('engine-parts');
});

test('they include both stock states and both shipping states', () => {
  expect(new Set(seedProducts.map(({ in_stock }) => in_stock)).size).toBe(2);
  expect(new Set(seedProducts.map(({ free_shipping }) => free_shipping)).size).toBe(2);
});
