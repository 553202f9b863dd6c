import { pictureOf, sharedPictureOf } from './pictureOf';

test.each([
  ['https://example.com/team.webp', 'https://example.com/team.webp'],
  ['/samples/tire-used.svg', '/samples/tire-used.svg'],
  ['drawing:equipment-lift', 'file'],
  ['drawing:unknown', ''],
  [undefined, ''],
])('the picture %s has the address %s', (picture, src) => {
  expect(pictureOf(picture)).toEqual({ src });
});

test('an uploaded picture is offered in the widths that the site has', () => {
  expect(pictureOf('/content/a1b2c3d4e5f6-1280.webp')).toMatchObject({
    src: '/content/a1b2c3d4e5f6-1280.webp',
    srcSet:
      '/content/a1b2c3d4e5f6-320.webp 320w, /content/a1b2c3d4e5f6-640.webp 640w, /content/a1b2c3d4e5f6-1280.webp 1280w',
  });
});

test('link previews get a JPEG in place of a drawing, and nothing for one without', () => {
  expect(sharedPictureOf('drawing:article-brake-signs')).toBe('file');
  expect(sharedPictureOf('drawing:equipment-lift')).toBeUndefined();
  expect(sharedPictureOf('/a.jpg')).toBe('/a.jpg');
  expect(sharedPictureOf('')).toBeUndefined();
});
