import { productLanguages, productTexts } from './product';
import { testProduct } from './testProduct';

test('a text without a Spanish one is English on a page in Spanish, with its language', () => {
  const product = testProduct({
    name: 'Pilot',
    description: 'For summer.',
    description_es: 'Verano.',
  });
  expect(productTexts(product, 'es')).toEqual({ name: 'Pilot', description: 'Verano.' });
  expect(productLanguages(product, 'es')).toEqual({ name: 'en' });
  expect(productLanguages({ ...product, name_es: 'Piloto' }, 'es')).toEqual({});
  expect(productLanguages(product, 'en')).toEqual({});
});
