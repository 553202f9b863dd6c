import { render, screen } from '@testing-library/react';
import { Rating } from './Rating';

const shapesOf = (value: number) => {
  const { unmount } = render(<Rating value={value} label="stars" />);
  const shapes = (selector: string) =>
    [...screen.getByRole('img').querySelectorAll(selector)].map((path) => path.getAttribute('d'));
  const [star] = shapes('.empty');
  const filled = shapes('.full');
  unmount();
  const full = filled.filter((shape) => shape === star).length;
  return { full, half: filled.length - full };
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

test('is one image with a text alternative, and shows the number of reviews', () => {
  render(<Rating value={4.5} reviews={120} label="4.5 out of 5 stars, 120 reviews" />);
  expect(screen.getByRole('img', { name: '4.5 out of 5 stars, 120 reviews' })).toHaveTextContent(
    '(120)',
  );
});
