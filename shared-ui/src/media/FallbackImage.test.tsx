import { fireEvent, render, screen } from '@testing-library/react';
import { FallbackImage } from './FallbackImage';

const size = { alt: 'A tire', width: 40, height: 30 };

test('an image that fails is replaced once', () => {
  render(<FallbackImage {...size} src="/tire.webp" fallback="/stock.svg" />);
  const picture = screen.getByRole('img', { name: 'A tire' });
  expect(picture).toHaveAttribute('src', '/tire.webp');
  fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', '/stock.svg');
  fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', '/stock.svg');
});

test('a fallback has none of the widths of the image that failed', () => {
  render(
    <FallbackImage {...size} src="/a.webp" srcSet="/b.webp 320w" sizes="5rem" fallback="/s.svg" />,
  );
  const picture = screen.getByRole('img');
  expect(picture).toHaveAttribute('srcset', '/b.webp 320w');
  expect(picture).toHaveAttribute('sizes', '5rem');
  fireEvent.error(picture);
  expect(picture).not.toHaveAttribute('srcset');
  expect(picture).toHaveAttribute('src', '/s.svg');
});

test('an image with a new address is loaded, although the previous one failed', () => {
  const { rerender } = render(<FallbackImage {...size} src="/a.webp" fallback="/stock.svg" />);
  fireEvent.error(screen.getByRole('img'));
  rerender(<FallbackImage {...size} src="/b.webp" fallback="/stock.svg" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/b.webp');
});

test('shows an element as the fallback, at once when there is no address', () => {
  render(<FallbackImage {...size} src="" fallback={<p>No picture</p>} />);
  expect(screen.getByText('No picture')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
});

test('detects a failure from before hydration', () => {
  const prototype = HTMLImageElement.prototype;
  jest.spyOn(prototype, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(prototype, 'naturalWidth', 'get').mockReturnValue(0);
  jest.spyOn(prototype, 'currentSrc', 'get').mockReturnValue('/tire.webp');
  render(<FallbackImage {...size} src="/tire.webp" fallback="/stock.svg" />);
  expect(screen.getByRole('img')).toHaveAttribute('src', '/stock.svg');
  jest.restoreAllMocks();
});
