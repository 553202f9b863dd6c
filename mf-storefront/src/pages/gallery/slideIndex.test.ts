import { slideIndex } from './slideIndex';

test.each([
  [0, 1, 1],
  [1, 1, 2],
  [2, 1, 0],
  [2, -1, 1],
  [1, -1, 0],
  [0, -1, 2],
] as const)('of three slides, from %i by %i leads to %i', (index, step, expected) => {
  expect(slideIndex(index, step, 3)).toBe(expected);
});

test('a single slide leads to itself', () => {
  expect(slideIndex(0, 1, 1)).toBe(0);
  expect(slideIndex(0, -1, 1)).toBe(0);
});
