import { sampleTires } from './sampleTires';
import { tireSpecs } from './tireSpecs';

test('returns what load index and speed symbol stand for', () => {
  expect(tireSpecs('225/45R17 94W')).toEqual([
    { label: 'size', value: '225/45R17 94W' },
    { label: 'load', value: '1,477 lb' },
    { label: 'speed', value: '168 mph' },
  ]);
});

test('reads load index and speed symbol in front of an addition such as XL', () => {
  expect(tireSpecs('225/45R17 94W XL')).toHaveLength(3);
});

test('omits an unknown load index or speed symbol', () => {
  expect(tireSpecs('31X10.50R15LT')).toEqual([{ label: 'size', value: '31X10.50R15LT' }]);
  expect(tireSpecs('225/45R17 200Z')).toHaveLength(1);
});

test('every sample tire has size, load and speed', () => {
  for (const { specs } of sampleTires) expect(specs).toHaveLength(3);
});
