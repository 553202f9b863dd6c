import { render, screen } from '@testing-library/react';
import { Rating } from './Rating';
import { HALF_STAR, STAR } from './starShapes';

const shapesOf = (value: number) => {
  const { unmount } = render(<Rating value={value} label="stars" />);
  const paths = [...screen.getByRole('img').querySelectorAll('.full')];
  const shapes = paths.map((path) => path.getAttribute('d'));
  unmount();
  return {
    full: shapes.filter((shape) => shape === STAR).length,
    half: shapes.filter((shape) => shape === HALF_STAR).length,
  };
};

test.each([
  [0, 0, 0],
  [0.2, 0, 0],
  [0.25, 0, 1],
  [3, 3, 0],
  [4.5, 4, 1],
  [4.7, 4, 1],
  [4.8, 5, 0],
  [5, 5, 0],
  [9, 5, 0],
  [-1, 0, 0],
])('%d shows %d whole and %d half stars', (value, full, half) => {
  expect(shapesOf(value)).toEqual({ full, half });
});

test('is one picture with its words, and shows the number of reviews', () => {
  render(<Rating value={4.5} reviews={120} label="4.5 out of 5 stars, 120 reviews" />);
  expect(screen.getByRole('img', { name: '4.5 out of 5 stars, 120 reviews' })).toHaveTextContent(
    '(120)',
  );
});
