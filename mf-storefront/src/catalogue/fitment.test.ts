import { fits } from './fitment';
import { testProduct } from './testProduct';
import { tireSpecs } from './tireSpecs';

test('a product fits by the marking among its specifications', () => {
  const isFitting = fits(['225/65R17 102H']);
  expect(isFitting(testProduct({ specs: tireSpecs('P225/65R17 103V') }))).toBe(true);
  expect(isFitting(testProduct({ specs: tireSpecs('225/65R17 100H') }))).toBe(false);
  expect(isFitting(testProduct())).toBe(false);
});
