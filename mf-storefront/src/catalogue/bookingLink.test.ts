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

test.each([
  ['books tires', {}, '/booking?tires=f1&count=2'],
  ['names a part', { kind: 'part', category: 'brake-parts' }, '/booking?product=f1'],
] as const)('%s by the id', (_, part, path) => {
  expect(bookingLink(testProduct({ id: 'f1', ...part }), 2)).toBe(path);
});
