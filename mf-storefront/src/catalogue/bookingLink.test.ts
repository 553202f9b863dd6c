import { bookingLink, countChoices, usualCount } from './bookingLink';
import { testProduct } from './testProduct';

test.each([
  [4, 12, {}],
  [4, 9, { available: 9 }],
  [4, 12, { available: 40 }],
  [2, 2, { available: 2, condition: 'used' as const }],
  [1, 1, { available: 1 }],
])('offers %i tires, and a choice of up to %i, of %j', (usual, most, part) => {
  expect(usualCount(testProduct(part))).toBe(usual);
  expect(countChoices(testProduct(part)).at(-1)).toBe(most);
});

test('books tires of the shop by their id', () => {
  expect(bookingLink(testProduct({ id: 'f1' }), 2, 'en')).toEqual({
    to: '/booking?tires=f1&count=2',
  });
});

test('names a part for the notes, in the language of the visitor', () => {
  const part = testProduct({ name: 'Pads', name_es: 'Balatas', category: 'brake-parts' });
  expect(bookingLink(part, 1, 'es')).toEqual({ to: '/booking', state: { product: 'Balatas' } });
  expect(bookingLink({ ...part, sku: 'BRA-1' }, 1, 'en')).toEqual({
    to: '/booking',
    state: { product: 'Pads (BRA-1)' },
  });
});
