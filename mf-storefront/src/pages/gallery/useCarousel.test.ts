import { slideIndex } from './useCarousel';

test.each([
  [0, 1, 1],
  [1, 1, 2],
  [2, 1, 0],
  [2, -1, 1],
  [1, -1, 0],
  [0, -1, 2],
] as const)('with three slides, a step from %i by %i ends at %i', (index, step, expected) => {
  expect(slideIndex(index, step, 3)).toBe(expected);
});

test('with one slide, every step ends at that slide', () => {
  expect(slideIndex(0, 1, 1)).toBe(0);
  expect(slideIndex(0, -1, 1)).toBe(0);
});
