import { tireSpecs } from '../catalogue/tireSpecs';
import models from './models.json' with { type: 'json' };
import { originalTires } from './originalTires';

test('each listed model has tires with a known load index and speed symbol', () => {
  for (const [make, listed] of Object.entries(models)) {
    for (const model of Object.keys(listed)) {
      const tires = originalTires(make, model);
      expect(tires).not.toEqual([]);
      for (const marking of tires) expect(tireSpecs(marking)).toHaveLength(3);
    }
  }
});

test('a body style and an unknown make have none', () => {
  expect(originalTires('Ferrari', 'coupe')).toEqual([]);
  expect(originalTires('Honda', 'Camry')).toEqual([]);
});
