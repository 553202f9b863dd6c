import * as fc from 'fast-check';
import { parseAmount } from './amount';

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
