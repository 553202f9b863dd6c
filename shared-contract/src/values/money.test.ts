import * as fc from 'fast-check';
import { isInCents, parseAmount, raisePrice, toCents } from './money';

test.each([
  ['1558', 1558],
  ['1,558', 1558],
  [' $ 1,234,567.50 ', 1234567.5],
  ['219,5', 219.5],
  ['1,558,50', 1558.5],
  ['0,05', 0.05],
  ['-3,5', -3.5],
  ['8.875', 8.875],
])('reads %s as %d', (text, amount) => expect(parseAmount(text)).toBe(amount));

test.each(['', ' ', '1,5,5', '15,58,000', '1.558,5', '12,3456', '1e3', '0x10', 'free', '.5', '5.'])(
  '%j is no amount',
  (text) => expect(parseAmount(text)).toBeNaN(),
);

test('reads each price as it is shown, and with a decimal comma', () => {
  const price = (cents: number) => cents / 100;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }).map(price), (amount) => {
      const shown = amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
      expect(parseAmount(shown)).toBe(amount);
      expect(parseAmount(amount.toFixed(2).replace('.', ','))).toBe(amount);
    }),
  );
});

test.each([
  [19.99, 1999, true],
  [0.29, 29, true],
  [99_999_999.99, 9_999_999_999, true],
  [1.005, 100, false],
])('%d US dollars are %d cents', (dollars, cents, isExact) => {
  expect(toCents(dollars)).toBe(cents);
  expect(isInCents(dollars)).toBe(isExact);
});

test.each([
  [100, 10, 110],
  [0.05, 10, 0.06],
  [10.05, -50, 5.03],
  [12.5, 8.4, 13.55],
  [35, 2.3, 35.81],
])('%d US dollars, raised by %d percent, are %d', (price, percent, raised) => {
  expect(raisePrice(price, percent)).toBe(raised);
});
