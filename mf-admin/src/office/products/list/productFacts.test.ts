import { product } from '../../../testSupport/rows';
import { productFacts } from './productFacts';

const tire = { brand: 'Michelin', size: '225/65R17', sku: 'MIC-1' };

test.each([
  ['CrossClimate2', 'Michelin · 225/65R17 · MIC-1'],
  ['CrossClimate2 225/65R17', 'Michelin · MIC-1'],
  ['CrossClimate2 225 65 r17 102H', 'Michelin · MIC-1'],
  ['CrossClimate2 235/65R17', 'Michelin · 225/65R17 · MIC-1'],
])('of “%s” the facts are “%s”', (name, facts) => {
  expect(productFacts(product({ ...tire, name })).facts).toBe(facts);
});

test.each([
  ['Quiet in rain. Size: P225/65R17. For snow too.', 'Quiet in rain. For snow too.'],
  ['Quiet in rain\nSize 225/65-17', 'Quiet in rain'],
  ['Also sold as 235/65R17.', 'Also sold as 235/65R17.'],
])('of “%s” the row shows “%s”', (description, expected) => {
  expect(productFacts(product({ ...tire, description })).description).toBe(expected);
});

test('a product without a size keeps its texts', () => {
  const part = product({ brand: 'Bosch', description: 'Fits 225/65R17 rims. Black.' });
  expect(productFacts(part)).toEqual({ facts: 'Bosch', description: part.description });
});
