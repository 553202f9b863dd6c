/** @jest-environment node */
import { median } from './median';

test('returns the middle value, or the mean of the two middle values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 100, 2])).toBe(3);
  expect(() => median([])).toThrow('no numbers');
});
