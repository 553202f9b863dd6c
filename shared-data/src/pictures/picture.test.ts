import type { PublishedProduct } from '@shop/shared-contract';
import { publishedPicture, withPictures } from './picture';

const ID = 'a1b2c3d4e5f6';
const ADDRESS = '/content/a1b2c3d4e5f6-1280.webp';
const row = { id: ID, width: 2400, height: 1800, alt: 'Tread', alt_es: 'Banda de rodadura' };
const product = (part: Partial<PublishedProduct>) =>
  ({ id: '1', name: 'Tire', image_url: '/a.webp', ...part }) as PublishedProduct;

test('a picture has the size of its largest file, and the widths of all', () => {
  expect(publishedPicture(row)).toEqual({
    width: 1280,
    height: 960,
    srcset:
      '/content/a1b2c3d4e5f6-320.webp 320w, /content/a1b2c3d4e5f6-640.webp 640w, /content/a1b2c3d4e5f6-1280.webp 1280w',
    alt: { en: 'Tread', es: 'Banda de rodadura' },
  });
});

test.each([
  [500, '/content/a1b2c3d4e5f6-320.webp 320w, /content/a1b2c3d4e5f6-640.webp 500w'],
  [320, '/content/a1b2c3d4e5f6-320.webp 320w'],
  [100, '/content/a1b2c3d4e5f6-320.webp 100w'],
])('a picture of %i pixels is not said to be wider', (width, srcset) => {
  const { alt, ...published } = publishedPicture({ ...row, width, height: width });
  expect(published).toEqual({ width, height: width, srcset });
});

test('a description in one language is shown in both, and none for none', () => {
  expect(publishedPicture({ ...row, alt: '' }).alt).toEqual({ en: row.alt_es, es: row.alt_es });
  expect(publishedPicture({ ...row, alt_es: '' }).alt).toEqual({ en: 'Tread' });
  expect(publishedPicture({ ...row, alt: '', alt_es: '' })).not.toHaveProperty('alt');
});

test('a product has what its pages need of its pictures', () => {
  const [shown] = withPictures([product({ photos: [ADDRESS, '/b.webp'] })], [row]);
  expect(shown).toEqual({
    ...product({ photos: [ADDRESS, '/b.webp'] }),
    pictures: { [ADDRESS]: publishedPicture(row) },
  });
});

test('a product without uploaded pictures stays as it is', () => {
  const given = product({ photos: ['/b.webp'] });
  expect(withPictures([given], [row])).toEqual([given]);
});
