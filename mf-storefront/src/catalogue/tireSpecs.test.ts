import { testProduct } from './testProduct';
import { tireSpecs } from './tireSpecs';

const tire = testProduct({ size: '225/45R17', load_index: 94, speed_rating: 'W' });

test('returns what load index and speed symbol stand for', () => {
  expect(tireSpecs(tire)).toEqual([
    { label: 'size', value: '225/45R17 94W' },
    { label: 'load', value: '1,477 lb' },
    { label: 'speed', value: '168 mph' },
  ]);
});

test('omits an unknown load index or speed symbol', () => {
  expect(tireSpecs(testProduct({ size: '31X10.50R15LT' }))).toEqual([
    { label: 'size', value: '31X10.50R15LT' },
  ]);
  expect(tireSpecs({ ...tire, load_index: 200, speed_rating: 'Z' })).toHaveLength(1);
});

test('a product without a size has none', () => {
  expect(tireSpecs(testProduct({ load_index: 94 }))).toEqual([]);
});
