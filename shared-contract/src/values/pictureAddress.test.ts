import { pictureAddress, pictureIdOf, thumbnailOf } from './pictureAddress';

const ID = 'a1b2c3d4e5f6';
const ADDRESS = '/content/a1b2c3d4e5f6-1280.webp';

test('an address names its picture, and others name none', () => {
  expect(pictureAddress(ID)).toBe(ADDRESS);
  expect(pictureIdOf(ADDRESS)).toBe(ID);
  expect(pictureIdOf('https://example.com/content/a1b2c3d4e5f6-1280.webp')).toBeUndefined();
  expect(thumbnailOf(ADDRESS)).toBe('/content/a1b2c3d4e5f6-320.webp');
  expect(thumbnailOf('/tire.jpg')).toBe('/tire.jpg');
});
