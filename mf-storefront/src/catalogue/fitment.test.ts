import { fits } from './fitment';
import { testProduct } from './testProduct';

test('a product fits by its marking', () => {
  const isFitting = fits(['225/65R17 102H']);
  const tire = testProduct({ size: 'P225/65R17', load_index: 103, speed_rating: 'V' });
  expect(isFitting(tire)).toBe(true);
  expect(isFitting({ ...tire, load_index: 100 })).toBe(false);
  expect(isFitting(testProduct())).toBe(false);
});
