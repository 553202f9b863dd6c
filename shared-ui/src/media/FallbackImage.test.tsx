import { fireEvent, render, screen } from '@testing-library/react';
import { FallbackImage } from './FallbackImage';

const size = { alt: 'A tire', width: 40, height: 30 };

test('a picture that fails is replaced once', () => {
  render(<FallbackImage {...size} src="/tire.webp" fallback="/stock.svg" />);
  const picture = screen.getByRole('img', { name: 'A tire' });
  expect(picture).toHaveAttribute('src', '/tire.webp');
  fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', '/stock.svg');
  fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', '/stock.svg');
});

test('a new address gets its own chance', () => {
  const { rerender } = render(<FallbackImage {...size} src="/a.webp" fallback="/stock.svg" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<FallbackImage {...size} src="/b.webp" fallback="/stock.svg" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/b.webp');
});

test('an element can stand in, at once when there is no address', () => {
  render(<FallbackImage {...size} src="" fallback={<p>No picture</p>} />);
  expect(screen.getByText('No picture')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('notices a failure from before React listened', () => {
  const prototype = HTMLImageElement.prototype;
  jest.spyOn(prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(prototype, 'naturalWidth', 'get').mockReturnValue(0);
  jest.spyOn(prototype, 'currentSrc', 'get').mockReturnValue('/tire.webp');
  render(<FallbackImage {...size} src="/tire.webp" fallback="/stock.svg" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/stock.svg');
  jest.restoreAllMocks();
});
