/** @jest-environment node */
import { pictureSource, rememberUpload } from './pictureSource';

test.each([
  ['https://example.com/a.jpg', 'https://example.com/a.jpg'],
  ['/favicon.svg', '/favicon.svg'],
  ['/content/0123456789ab-1280.webp', '/content/0123456789ab-320.webp'],
  // The content policy of staff's pages would reject these.
  ['drawing:equipment-lift', ''],
  ['http://example.com/a.jpg', ''],
  ['', ''],
])('%s is shown as “%s”', (address, shown) => expect(pictureSource(address)).toBe(shown));

test('an upload of this page is shown before its files are published', () => {
  rememberUpload('/content/ba9876543210-1280.webp', new Blob(['x']));
  expect(pictureSource('/content/ba9876543210-1280.webp')).toMatch(/^blob:/);
});
