/** @jest-environment node */
import { median } from './median';

test('takes the middle, or the middle of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 100, 2])).toBe(3);
  expect(() => median([])).toThrow('no numbers');
});
